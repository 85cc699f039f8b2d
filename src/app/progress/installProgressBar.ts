import NProgress from "accessible-nprogress";

import { PROGRESS_DELAY_MS } from "../../shared/limits";
import { createProgressTimer } from "./createProgressTimer";
import { watchNavigations } from "./watchNavigations";

export interface RouteBar {
  /** Takes back a bar that was started for a navigation that another has replaced meanwhile. */
  readonly dropStale: () => void;
}

/**
 * The bar on slow route changes. gatsby-plugin-nprogress configures it (colour, no spinner) and draws it; its start
 * comes from here, 200 ms after that of the navigation (SPEC section 2).
 */
export function installProgressBar(): RouteBar {
  const timer = createProgressTimer(
    { show: () => NProgress.start(), hide: () => NProgress.done() },
    PROGRESS_DELAY_MS,
    {
      set: (callback, delayMs) => window.setTimeout(callback, delayMs),
      clear: (handle) => window.clearTimeout(handle),
    },
  );
  watchNavigations(timer);
  return {
    dropStale: () => {
      if (!timer.busy()) {
        NProgress.done();
        NProgress.remove();
      }
    },
  };
}
