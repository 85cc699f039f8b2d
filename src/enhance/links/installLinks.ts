import { navigate, withPrefix } from "gatsby";

import { internalPath } from "./internalPath";
import { prefetchPage } from "./prefetchPage";

/** A pointer that only passes over a link stays for less than this many ms. */
const HOVER_INTENT_MS = 65;

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
};

/**
 * Navigation and prefetch for all internal links, those of compiled content and those of the shell alike: plain
 * anchors in the HTML, and one listener of each kind for the whole document.
 */
export function installLinks(root: Document): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) {
      return;
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = linkOf(event);
    const path = link === null ? null : internalPath(link, window.location);
    if (path === null) {
      return;
    }
    event.preventDefault();
    // A link to where the reader is adds no step to the history.
    const { pathname, search, hash } = window.location;
    navigate(path, { replace: withPrefix(path) === pathname + search + hash });
  };

  let timer = 0;
  const prefetch = (event: Event) => {
    const link = linkOf(event);
    const path = link === null ? null : internalPath(link, window.location);
    if (path !== null) {
      prefetchPage(withPrefix(path));
    }
  };
  const onPointerOver = (event: Event) => {
    window.clearTimeout(timer);
    if (linkOf(event) !== null) {
      timer = window.setTimeout(() => prefetch(event), HOVER_INTENT_MS);
    }
  };

  root.addEventListener("click", onClick);
  root.addEventListener("mouseover", onPointerOver);
  root.addEventListener("focusin", prefetch);
  root.addEventListener("touchstart", prefetch, { passive: true });
  return () => {
    window.clearTimeout(timer);
    root.removeEventListener("click", onClick);
    root.removeEventListener("mouseover", onPointerOver);
    root.removeEventListener("focusin", prefetch);
    root.removeEventListener("touchstart", prefetch);
  };
}
