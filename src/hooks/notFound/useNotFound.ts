import { navigate } from "gatsby";
import { useEffect, useState } from "react";

import type { LocalePath } from "../../shared/locales/localePath";
import { nearestPages, type NearPage } from "../../shared/notFound/nearestPages";
import { resolveAddress } from "../../shared/notFound/resolveAddress";
import { splitUrl } from "../../shared/paths";
import { toSitePath } from "../sitePath";
import { loadSitePages } from "./loadSitePages";

/** What the not-found page knows of the address that it stands at. */
export type NotFoundState =
  /** Nothing yet: as the HTML has it. */
  | { readonly kind: "unasked" }
  /** The list of pages is on its way, or the page that the address means. */
  | { readonly kind: "asking" }
  /** There is no page at the address. */
  | { readonly kind: "decided"; readonly path: string; readonly near: readonly NearPage[] };

/**
 * Finds out what an address without a page means. One that is another form of a page's address (SPEC section 2 and 8)
 * is left for that page, without a step in the history; query and hash are kept. `locales` is the same at each render.
 */
export function useNotFound(pathname: string, locales: readonly LocalePath[]): NotFoundState {
  const [state, setState] = useState<NotFoundState>({ kind: "unasked" });

  useEffect(() => {
    let current = true;
    const path = toSitePath(pathname) ?? pathname;
    const decide = async (): Promise<void> => {
      const site = await loadSitePages();
      if (!current) {
        return;
      }
      const { search, hash } = window.location;
      const target = site === null ? null : resolveAddress(path + hash, site);
      if (target === null) {
        setState({ kind: "decided", path, near: site === null ? [] : nearestPages({ path, locales }, site) });
        return;
      }
      const to = splitUrl(target);
      navigate(to.path + search + to.hash, { replace: true });
    };
    setState({ kind: "asking" });
    void decide();
    return () => {
      current = false;
    };
  }, [pathname, locales]);

  return state;
}
