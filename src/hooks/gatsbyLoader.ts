/** What the loader resolves to for a page. The not-found page's data stands in for that of a page that has none. */
export interface LoadedPage {
  readonly page: { readonly path: string; readonly webpackCompilationHash?: string };
}

/** What it resolves to when a page's data or code can't be had. `undefined` means the same without a reason. */
export interface FailedLoad {
  readonly status: "error";
  readonly error?: unknown;
}

export type LoadResult = LoadedPage | FailedLoad | undefined;

/** What we use of Gatsby's page loader, `window.___loader`. Paths carry the path prefix. */
export interface GatsbyLoader {
  /** Loads a page's code and data; resolves, and never rejects, when that is done or has failed. */
  loadPage: (path: string) => Promise<LoadResult>;
  /** The page if it is loaded already; the not-found page for one that was found to have no data. */
  readonly loadPageSync: (path: string) => LoadResult;
  /** Loads a page ahead of a click. */
  readonly hovering: (path: string) => void;
}

/** Gatsby's loader; undefined before Gatsby has started. */
export function gatsbyLoader(): GatsbyLoader | undefined {
  return (window as Window & { readonly ___loader?: GatsbyLoader }).___loader;
}
