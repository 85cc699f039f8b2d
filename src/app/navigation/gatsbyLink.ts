declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

/**
 * Stands in the bundle for `gatsby-link` (src/node/gatsby/lighterGatsby): what the site and Gatsby's own navigation use of
 * it. The rest is the `Link` component and the router's, 1 KB for links that are plain anchors here.
 */

/** Gatsby hands it on under this name; eslint keeps the site from using it. */
export const Link = null;

interface GatsbyWindow {
  readonly ___navigate: (to: string | number, options?: object) => void;
}

const SCHEME = /^[a-z][a-z\d+\-.]*?:/i;

/** The path below `prefix`; addresses of other sites and relative ones are left as they are. */
function below(prefix: string, path: string): string {
  return SCHEME.test(path) || /^\.\.?\//.test(path)
    ? path
    : `${prefix.replace(/\/$/, "")}${path.startsWith("/") ? path : `/${path}`}`;
}

export const withPrefix = (path: string): string => below(__BASE_PATH__, path);

export const withAssetPrefix = (path: string): string => below(__PATH_PREFIX__, path);

/** Paths are absolute in all of the site: there are none to be resolved. */
export function navigate(to: string | number, options?: object): void {
  (window as unknown as GatsbyWindow).___navigate(typeof to === "string" ? withPrefix(to) : to, options);
}

/** An address in its parts, each with its sign, or empty. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || "/") ?? [];
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}
