import { gatsbyLoader } from "../../hooks/gatsbyLoader";
import type { ProgressTimer } from "./createProgressTimer";

type GatsbyNavigate = (to: string | number, ...rest: unknown[]) => unknown;

/** Gatsby's own entrances to a navigation; its Link and `navigate` call them through `window`. */
type GatsbyWindow = Record<"___navigate" | "___push" | "___replace", GatsbyNavigate | undefined>;

/**
 * Tells `timer` of every navigation from its start. Gatsby has no hook for that: `onPreRouteUpdate` comes when the
 * page is loaded, and `onRouteUpdateDelayed` after a fixed 1,000 ms. The end is that of the page's load, which the
 * loader does once however often it is asked, be it success or failure.
 */
export function watchNavigations(timer: ProgressTimer): void {
  const track = (to: string) => {
    const loader = gatsbyLoader();
    const { pathname, search } = new URL(to, window.location.href);
    if (loader === undefined || loader.loadPageSync(pathname + search) !== undefined) {
      // At once; a change of the hash alone is of this kind too.
      return;
    }
    void loader.loadPage(pathname + search).finally(timer.begin());
  };

  const gatsby = window as unknown as GatsbyWindow;
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const original = gatsby[name];
    gatsby[name] = (to, ...rest) => {
      if (typeof to === "string") {
        track(to);
      }
      return original?.(to, ...rest);
    };
  }
  // Back and Forward go to pages that may not be loaded, after a reload for example.
  window.addEventListener("popstate", () => track(window.location.href));
}
