/** Pause in ms that stands for an idle moment in browsers that don't report one (Safari). */
const NO_IDLE_CALLBACK_MS = 1500;

/** Runs `work` once the browser has nothing else to do; returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such function.
  if (!("requestIdleCallback" in window)) {
    const handle = setTimeout(work, NO_IDLE_CALLBACK_MS);
    return () => clearTimeout(handle);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
