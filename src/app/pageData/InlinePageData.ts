/** Id of the script element that has a page's data in its HTML. */
export const PAGE_DATA_ID = "page-data";

/** A page's data as Gatsby's loader takes it, as far as it is looked at here. */
export interface InlinePageData {
  readonly path: string;
  /** Names of the static queries whose results the page needs. */
  readonly staticQueryHashes?: readonly string[];
  readonly result?: { readonly data?: Readonly<Record<string, unknown>> };
}

/** What a page's query has found under one name; an article's has its HTML. */
interface Article {
  html: string | null;
}

/** The article among what a page's query has found; null for pages without one. */
export function articleIn({ result }: InlinePageData): [name: string, article: Article] | null {
  const found = Object.entries(result?.data ?? {}).find(
    ([, value]) => typeof value === "object" && value !== null && "html" in value,
  );
  return found === undefined ? null : (found as [string, Article]);
}
