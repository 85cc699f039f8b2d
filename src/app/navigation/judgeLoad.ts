import type { LoadResult } from "../../hooks/gatsbyLoader";

/** What came of loading a page. */
export type PageLoad =
  | {
      readonly kind: "page";
      /** Hash of the build that the page belongs to; undefined in `develop`. */
      readonly build: string | undefined;
    }
  /** The page has no data. Gatsby offers the not-found page in its place. */
  | { readonly kind: "notFound" }
  | { readonly kind: "failed"; readonly error: Error };

const NOT_FOUND_PATH = /^\/404(?:\/|\.html)?$/;

/** Whether a page's path is that of the not-found page. */
export const isNotFoundPath = (path: string): boolean => NOT_FOUND_PATH.test(path);

/** Reads the loader's answer; `path` is what was asked for. */
export function judgeLoad(result: LoadResult, path: string): PageLoad {
  if (result !== undefined && "page" in result) {
    return isNotFoundPath(result.page.path) && !isNotFoundPath(path)
      ? { kind: "notFound" }
      : { kind: "page", build: result.page.webpackCompilationHash };
  }
  const cause = result?.error;
  const error = cause instanceof Error ? cause : new Error(`the data of ${path} could not be loaded`, { cause });
  return { kind: "failed", error };
}
