import { withPrefix } from "gatsby";

import { withoutTrailingSlash } from "../shared/paths";

/**
 * The site path of a `location.pathname`: no path prefix, no trailing slash (both forms of an address are the same
 * page), null outside the site. "/portal/docs/x/" -> "/docs/x" with the prefix "/portal".
 */
export function toSitePath(pathname: string): string | null {
  const prefix = withoutTrailingSlash(withPrefix("/"));
  if (prefix === "/" || prefix === "") {
    return withoutTrailingSlash(pathname);
  }
  if (pathname === prefix) {
    return "/";
  }
  return pathname.startsWith(`${prefix}/`) ? withoutTrailingSlash(pathname.slice(prefix.length)) : null;
}
