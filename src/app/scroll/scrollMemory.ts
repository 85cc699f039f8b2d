import { createScrollMemory, type ScrollMemory } from "./createScrollMemory";

/** In the tab's session. */
export const SCROLL_POSITIONS_KEY = "scroll-positions";

let memory: ScrollMemory | undefined;

/** What Gatsby's hooks and navigation tell; undefined before the page has taken over. */
export const scrollMemory = (): ScrollMemory | undefined => memory;

/** `onClientEntry`: remembers where entries of the history are left. Session storage that is blocked is no fault. */
export function installScrollMemory(): void {
  const current = createScrollMemory({
    entry: () => {
      const { pathname, search, hash } = window.location;
      const state = window.history.state as { readonly key?: unknown } | null;
      return { address: pathname + search + hash, key: typeof state?.key === "string" ? state.key : "" };
    },
    position: () => window.scrollY,
    scrollTo: (position) => {
      window.scrollTo({ top: position, behavior: "instant" });
    },
    read: () => {
      try {
        return window.sessionStorage.getItem(SCROLL_POSITIONS_KEY);
      } catch {
        return null;
      }
    },
    write: (positions) => {
      try {
        window.sessionStorage.setItem(SCROLL_POSITIONS_KEY, positions);
      } catch {
        // The browser's own memory is left.
      }
    },
  });
  memory = current;
  window.addEventListener("scroll", current.note, { passive: true });
  // A link to a place on the page changes the address before the last event of scrolling comes.
  document.addEventListener("click", current.note, { capture: true });
  window.addEventListener("popstate", current.onPop, { capture: true });
  window.addEventListener("pagehide", current.save);
}
