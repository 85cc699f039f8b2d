import type { PageHit, SectionHit, SearchResult } from "../../shared/search/search";

/** A place that a result leads to. */
export interface Place {
  readonly section: SectionHit;
  /** Number of the option in the whole list. */
  readonly option: number;
}

/** A page among the results: itself an option when its top answers best, else the frame of the sections that do. */
export interface ResultGroup {
  readonly page: PageHit;
  readonly top: Place | null;
  readonly sections: readonly Place[];
}

/** Groups of a result with their options numbered from top to bottom. */
export function groupResults({ pages }: SearchResult): {
  readonly groups: readonly ResultGroup[];
  readonly count: number;
} {
  let count = 0;
  const place = (section: SectionHit): Place => ({ section, option: count++ });
  const groups = pages.map((page): ResultGroup => {
    const [first] = page.sections;
    const top = first?.anchor === null ? place(first) : null;
    return { page, top, sections: page.sections.filter(({ anchor }) => anchor !== null).map(place) };
  });
  return { groups, count };
}
