import { withPrefix } from "gatsby";

import { whenIdle } from "../../hooks/whenIdle";
import { internalPath } from "./internalPath";
import { prefetchPage } from "./prefetchPage";

/** Links to the page before and the one after, wherever they stand. */
const NEIGHBOURS = 'a:is([rel~="prev"], [rel~="next"])[href]';

/**
 * Loads the pages before and after this one ahead of a click, once their links are in view and the browser is idle. No
 * other link in view is: a sidebar shows a hundred. Links are looked up at each call of `renew`, after a navigation.
 */
export function installNeighbourPrefetch(root: Document): { readonly renew: () => void; readonly remove: () => void } {
  let stop = (): void => undefined;
  // Very old browsers: the reader waits for the click.
  const supported = "IntersectionObserver" in window;

  const renew = (): void => {
    stop();
    if (!supported) {
      return;
    }
    const callOffs: (() => void)[] = [];
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const path = isIntersecting ? internalPath(target as HTMLAnchorElement, window.location) : null;
        if (isIntersecting) {
          observer.unobserve(target);
        }
        if (path !== null) {
          callOffs.push(whenIdle(() => prefetchPage(withPrefix(path))));
        }
      }
    });
    root.querySelectorAll(NEIGHBOURS).forEach((link) => observer.observe(link));
    stop = () => {
      observer.disconnect();
      callOffs.forEach((callOff) => callOff());
    };
  };

  return { renew, remove: () => stop() };
}
