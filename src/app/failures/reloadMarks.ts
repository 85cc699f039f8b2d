/** Where marks live: in the tab's session, or, where storage is blocked or full, in the window's name: it lasts as long. */
export const RELOAD_MARKS_KEY = "reloaded-pages";

/** What the window's name starts with while it holds marks. */
const IN_NAME = `${RELOAD_MARKS_KEY}=`;

/** The name comes first: a storage that is full can still be read, and lacks what could not be written. */
function read(): string {
  if (window.name.startsWith(IN_NAME)) {
    return window.name.slice(IN_NAME.length);
  }
  try {
    return window.sessionStorage.getItem(RELOAD_MARKS_KEY) ?? "";
  } catch {
    return "";
  }
}

function write(value: string): void {
  try {
    window.sessionStorage.setItem(RELOAD_MARKS_KEY, value);
  } catch {
    window.name = IN_NAME + value;
    return;
  }
  if (window.name.startsWith(IN_NAME)) {
    window.name = "";
  }
}

/** Paths are joined by spaces, which no path of an address holds. */
const marks = (): string[] => read().split(" ").filter(Boolean);

/** Whether this tab has loaded `path` in full because its parts could not be loaded, and has not seen it work since. */
export const isMarked = (path: string): boolean => marks().includes(path);

/** Notes a full load of `path` for want of its parts: the next failure shows an error, never another reload. */
export function markReload(path: string): void {
  write([...marks().filter((other) => other !== path), path].join(" "));
}

/** Takes the note back once the page works. */
export function clearMark(path: string): void {
  if (isMarked(path)) {
    write(
      marks()
        .filter((other) => other !== path)
        .join(" "),
    );
  }
}
