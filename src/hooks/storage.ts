/** Whether the reader was told (in the console, once) that nothing can be remembered. */
let warned = false;

function warnOnce(error: unknown): void {
  if (!warned) {
    warned = true;
    // SPEC section 8: storage unavailable, console warning.
    console.warn("Storage is unavailable: choices on this site are not remembered.", error);
  }
}

/** The stored text, null when there is none or when storage is blocked. Callers judge the text: it may be anything. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/** Stores a text; does nothing, but for one warning, when storage is blocked or full. */
export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (error) {
    warnOnce(error);
  }
}
