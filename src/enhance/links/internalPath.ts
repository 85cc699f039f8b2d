import { withPrefix } from "gatsby";

import { toSitePath } from "../../hooks/sitePath";
import { withoutTrailingSlash } from "../../shared/paths";

/** Areas whose pages have no slash at their end, in any locale; other routes are literal (`/Footer/`). */
const SLASHLESS = /^(?:\/[^/]+)?\/(?:docs|blog|search|sitemap)\//;

/** The address that a page has, from the other forms that it answers to: `/a.html`, `/a/index.html`, `/docs/a/`. */
function canonicalForm(path: string): string {
  const bare = path.replace(/(?:\/index)?\.html$/i, "");
  return (SLASHLESS.test(bare) ? withoutTrailingSlash(bare) : bare) || "/";
}

/** A file, not a page: the last part of the path has an extension. "1.0" has none; ".html" is a page. */
const isFile = (pathname: string) => /\.(?!html$)[a-z][a-z0-9]*$/i.test(pathname);

/**
 * Where a link leads inside the site: the page's own path with query and hash, as Gatsby's `navigate` takes it. Null for
 * everything that the browser handles itself: other sites, files, other windows, and places on the same page.
 */
export function internalPath(link: HTMLAnchorElement, here: Location): string | null {
  if ((link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) {
    return null;
  }
  const url = new URL(link.href, here.href);
  if (url.origin !== here.origin || isFile(url.pathname) || toSitePath(url.pathname) === null) {
    return null;
  }
  if (url.hash !== "" && url.pathname === here.pathname && url.search === here.search) {
    return null;
  }
  const prefix = withPrefix("/").replace(/\/$/, "");
  return canonicalForm(url.pathname.slice(prefix.length)) + url.search + url.hash;
}
