import { withPrefix } from "gatsby";
import { useEffect } from "react";

/**
 * Shows `path` in the address bar of a page that stands at a second address (/docs). Nothing is loaded or rendered
 * again, and neither focus nor scroll position moves: the content is the same. Query and hash are kept.
 */
export function useCanonicalAddress(path: string | null): void {
  useEffect(() => {
    if (path !== null && window.location.pathname !== withPrefix(path)) {
      const { search, hash } = window.location;
      window.history.replaceState(window.history.state, "", withPrefix(path) + search + hash);
    }
  }, [path]);
}
