/** How long in ms after a sign of one the page's movements are taken for a jump. */
const JUMP_MS = 350;
/** The same for a fresh page, where the browser and then the site restore the reader's place. */
const ARRIVAL_MS = 800;

/** Keys that scroll the page. */
const SCROLL_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/**
 * Tells the reader's scrolling from jumps, which look the same to a scroll listener. A click or another address is the
 * sign of a jump; a wheel, a finger or a scroll key is the sign that the reader scrolls, and ends it.
 */
export interface ScrollCauses {
  /** Whether a movement of the page now is a jump. */
  readonly isJump: () => boolean;
  /** Listens until `signal` is aborted. */
  readonly listen: (signal: AbortSignal) => void;
}

export function createScrollCauses(view: Window): ScrollCauses {
  let jumpUntil = view.performance.now() + ARRIVAL_MS;
  let address = view.location.href;

  const expectJump = (duration: number) => () => {
    jumpUntil = Math.max(jumpUntil, view.performance.now() + duration);
  };
  const readerScrolls = () => {
    jumpUntil = 0;
    address = view.location.href;
  };

  const isJump = () => {
    // Not by events: history.pushState, which is how the site moves, has none.
    if (view.location.href !== address) {
      address = view.location.href;
      expectJump(JUMP_MS)();
    }
    return view.performance.now() < jumpUntil;
  };

  const listen = (signal: AbortSignal) => {
    const options = { passive: true, signal } as const;
    view.addEventListener("load", expectJump(JUMP_MS), options);
    // A page that comes back from the browser's cache of pages.
    view.addEventListener("pageshow", expectJump(JUMP_MS), options);
    view.addEventListener("click", expectJump(JUMP_MS), { ...options, capture: true });
    view.addEventListener("wheel", readerScrolls, options);
    view.addEventListener("touchmove", readerScrolls, options);
    view.addEventListener(
      "keydown",
      ({ key }) => {
        if (SCROLL_KEYS.has(key)) {
          readerScrolls();
        }
      },
      options,
    );
  };

  return { isJump, listen };
}
