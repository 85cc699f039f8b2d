import type { PageHit, SectionHit } from "../../shared/search/search";

/** Site path of a result: the page, or the section of it. */
export function hitPath(page: PageHit, section: SectionHit): string {
  return section.anchor === null ? page.path : `${page.path}#${encodeURIComponent(section.anchor)}`;
}

/** Site path of the page of results. */
export function searchPath(typed: string, area: string | null = null, page = 1): string {
  const query = new URLSearchParams({ q: typed });
  if (area !== null) {
    query.set("area", area);
  }
  if (page > 1) {
    query.set("page", String(page));
  }
  return `/search?${query.toString()}`;
}
