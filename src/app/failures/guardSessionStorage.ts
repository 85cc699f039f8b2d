/**
 * Some browsers hand out a session storage whose methods throw. Gatsby's client expects that of the property alone, and
 * would never start: the property is made to throw as well. `onClientEntry`, before Gatsby's own use of it.
 */
export function guardSessionStorage(): void {
  let storage: Storage;
  try {
    storage = window.sessionStorage;
  } catch {
    return;
  }
  const probe = "storage-probe";
  try {
    storage.getItem(probe);
    storage.removeItem(probe);
  } catch (error) {
    Object.defineProperty(window, "sessionStorage", {
      configurable: true,
      get: () => {
        throw error;
      },
    });
  }
}
