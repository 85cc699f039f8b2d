import type { PageSummary } from "./pageSummary";

/** An address that was given up, of a page or (with `anchor`) of a place on one, and where it leads. Site paths. */
export interface OldAddress {
  readonly from: string;
  readonly anchor: string | null;
  readonly to: string;
}

export interface ListedSite {
  readonly pages: readonly PageSummary[];
  readonly redirects: readonly OldAddress[];
  /** Paths of pages that are in no list. */
  readonly unlisted: ReadonlySet<string>;
}

/**
 * Text of `pages.json`, from which the not-found page knows what there is: `pages` as `[path, title]`, `redirects` as
 * `[path, path of the page]`: old addresses, those of anchors with their hash, and second addresses of pages (`/docs` shows another page). Site paths
 * without path prefix, sorted, so that equal sites have equal files.
 */
export function pageList({ pages, redirects, unlisted }: ListedSite): string {
  const listed = pages.filter(({ path, canonical }) => !unlisted.has(path) && !unlisted.has(canonical));
  return JSON.stringify({
    pages: sorted(listed.filter(({ path, canonical }) => path === canonical).map(({ path, title }) => [path, title])),
    redirects: sorted([
      ...listed.filter(({ path, canonical }) => path !== canonical).map(({ path, canonical }) => [path, canonical]),
      ...redirects.map(({ from, anchor, to }) => [anchor === null ? from : `${from}#${anchor}`, to]),
    ]),
  });
}

/** By code unit: the same on every machine. */
const sorted = (entries: readonly (readonly string[])[]): (readonly string[])[] =>
  [...entries].sort(([a = ""], [b = ""]) => (a < b ? -1 : a > b ? 1 : 0));
