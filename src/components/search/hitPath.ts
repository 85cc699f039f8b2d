import type { PageHit, SectionHit } from "../../shared/search/search";

/** Site path of a result: the page, or the section of it. */
export function hitPath(page: PageHit, section: SectionHit): string {
  return section.anchor === null ? page.path : `${page.path}#${encodeURIComponent(section.anchor)}`;
}

interface ResultsQuery {
  readonly typed: string;
  /** Area to stay in; null for all. */
  readonly area?: string | null;
  /** From 1 on. */
  readonly page?: number;
}

/** Site path of the page of results, in the locale whose pages live at `localePath`. */
export function searchPath(localePath: string, { typed, area = null, page = 1 }: ResultsQuery): string {
  const query = new URLSearchParams({ q: typed });
  if (area !== null) {
    query.set("area", area);
  }
  if (page > 1) {
    query.set("page", String(page));
  }
  return `${localePath}/search?${query.toString()}`;
}
