import type { PageHit, SectionHit } from "../../shared/search/search";

/** Site path of a result: the page, or the section of it. */
export function hitPath(page: PageHit, section: SectionHit): string {
  return section.anchor === null ? page.path : `${page.path}#${encodeURIComponent(section.anchor)}`;
}

interface ResultsQuery {
  readonly typed: string;
  /** Area to stay in; null for all. */
  readonly area?: string | null;
  /** Docs version to stay in; null for the one that readers get first. */
  readonly version?: string | null;
  /** From 1 on. */
  readonly page?: number;
}

/** Site path of the page of results, in the locale whose pages live at `localePath`; without a query what it is first. */
export function searchPath(localePath: string, { typed, area, version, page = 1 }: ResultsQuery): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | null | undefined) => {
    if (value !== null && value !== undefined && value !== "") {
      query.set(name, value);
    }
  };
  if (typed.trim() !== "") {
    set("q", typed);
    set("area", area);
    set("page", page > 1 ? String(page) : null);
  }
  set("version", version);
  const text = query.toString();
  return `${localePath}/search${text === "" ? "" : `?${text}`}`;
}
