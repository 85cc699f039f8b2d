import { withPrefix } from "gatsby";

import { toSitePath } from "../../hooks/sitePath";

/** A file, not a page: the last part of the path has an extension. "1.0" has none; ".html" is a page. */
const isFile = (pathname: string) => /\.(?!html$)[a-z][a-z0-9]*$/i.test(pathname);

/**
 * Where a link leads inside the site: the site path with query and hash, as Gatsby's `navigate` takes it. Null for
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
  return url.pathname.slice(prefix.length) + url.search + url.hash || "/";
}
