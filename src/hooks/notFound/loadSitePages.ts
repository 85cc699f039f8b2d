import { withPrefix } from "gatsby";

import { readSitePages, type SitePages } from "../../shared/notFound/SitePages";

/** Where the build puts the list of pages (src/node/output). */
export const SITE_PAGES_PATH = "/pages.json";

/** A reader looks at an empty page while it loads: after this many ms it counts as failed. */
const PATIENCE_MS = 5000;

let loaded: SitePages | null = null;

/** The list of the site's pages, fetched once; null if it can't be had, be it for a slow network or an odd host. */
export async function loadSitePages(): Promise<SitePages | null> {
  if (loaded === null) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
    try {
      const answer = await fetch(withPrefix(SITE_PAGES_PATH), { signal: giveUp.signal });
      loaded = answer.ok ? readSitePages(await answer.json()) : null;
    } catch {
      // The not-found page does without it.
    } finally {
      clearTimeout(timer);
    }
  }
  return loaded;
}
