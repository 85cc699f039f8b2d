/** What we use of Gatsby's page loader, `window.___loader`. Paths carry the path prefix. */
export interface GatsbyLoader {
  /** Loads a page's code and data; resolves, and never rejects, when that is done or has failed. */
  readonly loadPage: (path: string) => Promise<unknown>;
  /** The page if it is loaded already. */
  readonly loadPageSync: (path: string) => unknown;
  /** Loads a page ahead of a click. */
  readonly hovering: (path: string) => void;
}

/** Gatsby's loader; undefined before Gatsby has started. */
export function gatsbyLoader(): GatsbyLoader | undefined {
  return (window as Window & { readonly ___loader?: GatsbyLoader }).___loader;
}
