/** What content carries while parts outside of the window take places of estimated height (arrival.css). */
export const ARRIVING = "data-arriving";

/** What a part carries from when it is laid out to the end of the arrival. */
const LAID_OUT = "data-laid-out";

/** The parts that arrival.css leaves for later, in the order of the page. */
export const LATE_PARTS =
  ":scope > :is(.table-box, .code, .tabs, .diagram), .op-example, .op-parts > details, .op-parts > .fs > .f";

/** How long one step may take, in ms, so that input in between is answered at once. */
const STEP_MS = 8;

/** What leads to a place on the page, or needs all of it. */
const NEEDS_ALL = ["pointerdown", "keydown", "hashchange", "popstate", "beforeprint"] as const;

/**
 * Lays out the rest of an arriving page in small steps, from its first part to its last, once the frame with its first
 * window is on screen; or at once when something needs all of it. Returns what calls that off.
 */
export function layOutRest(root: HTMLElement): () => void {
  const waiting = [...root.querySelectorAll<HTMLElement>(LATE_PARTS)];
  const done: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const type of NEEDS_ALL) {
      window.removeEventListener(type, finish, { capture: true });
    }
  };
  const finish = () => {
    stop();
    root.removeAttribute(ARRIVING);
    for (const part of done) {
      part.removeAttribute(LAID_OUT);
    }
  };
  const step = () => {
    const end = performance.now() + STEP_MS;
    do {
      const part = waiting.shift();
      if (part === undefined) {
        finish();
        return;
      }
      done.push(part);
      part.setAttribute(LAID_OUT, "");
      // Asking where it is lays the part out, so that the clock sees the work.
      part.getBoundingClientRect();
    } while (performance.now() < end);
    timer = setTimeout(step);
  };

  for (const type of NEEDS_ALL) {
    window.addEventListener(type, finish, { capture: true });
  }
  // Callbacks of a frame run before it is painted; a timer that they set, after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(step);
  });
  return stop;
}
