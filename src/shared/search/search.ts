import { slips } from "./expandWord";
import { excerptOf } from "./excerptOf";
import { rank } from "./rank";
import type { Ranked } from "./Ranking";
import { plainWords } from "./plainWords";
import type { SearchDocument, SearchOperation } from "./SearchDocument";
import type { SearchData } from "./SearchData";

export interface SearchRequest {
  readonly typed: string;
  readonly locale: string;
  /** Docs version of the page that the reader is on; null elsewhere. */
  readonly version: string | null;
  /** Area to stay in; null for all. */
  readonly area: string | null;
  /** Pages of results to leave out before the first, and to give. */
  readonly offset: number;
  readonly limit: number;
}

/** A section of a page that answers the query. */
export interface SectionHit {
  readonly anchor: string | null;
  /** Headings down to the section's; none for the top of the page. */
  readonly headings: readonly string[];
  readonly operation: SearchOperation | null;
  readonly excerpt: string;
}

/** A page that answers the query, with its best sections, best first. */
export interface PageHit {
  readonly path: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly area: string;
  readonly sections: readonly SectionHit[];
}

export interface SearchResult {
  readonly pages: readonly PageHit[];
  /** Number of pages that answer, in the area that was asked for. */
  readonly total: number;
  /** Areas that have answers, with how many pages of each, most first, whatever area was asked for. */
  readonly areas: readonly { readonly area: string; readonly count: number }[];
  /** Folded words that answer: what marks show. */
  readonly matched: readonly string[];
  /** Known words that look like those typed, nearest first; only where nothing was found. */
  readonly nearest: readonly string[];
}

const MAX_SECTIONS = 3;
/** A further section is shown when it counts at least so much of the page's best. */
const SECTION_SHARE = 0.45;
/** Pages that count less than this share of the best are noise. */
const PAGE_SHARE = 0.008;

interface PageGroup {
  readonly document: SearchDocument;
  readonly sections: Ranked[];
}

/** Answers a query: pages with their best sections, best first. Any text is a query. */
export function search(request: SearchRequest, data: SearchData): SearchResult {
  const { ranked, matched, unknown } = rank(request.typed, data);
  const version = versionOf(request, data);
  const groups = new Map<string, PageGroup>();
  for (const hit of ranked) {
    const document = data.documents[hit.document];
    if (document === undefined || document.page.locale !== request.locale) {
      continue;
    }
    if (document.page.version !== null && document.page.version !== version) {
      continue;
    }
    const group = groups.get(document.page.path) ?? { document, sections: [] };
    group.sections.push(hit);
    groups.set(document.page.path, group);
  }
  const best = groups.values().next().value?.sections[0]?.score ?? 0;
  const all = [...groups.values()].filter(({ sections }) => (sections[0]?.score ?? 0) >= best * PAGE_SHARE);
  const areas = new Map<string, number>();
  for (const { document } of all) {
    areas.set(document.page.area, (areas.get(document.page.area) ?? 0) + 1);
  }
  const inArea = all.filter(({ document }) => request.area === null || document.page.area === request.area);
  return {
    pages: inArea.slice(request.offset, request.offset + request.limit).map((group) => pageHit(group, matched, data)),
    total: inArea.length,
    areas: [...areas].map(([area, count]) => ({ area, count })).sort((a, b) => b.count - a.count),
    matched: [...matched],
    nearest: inArea.length > 0 ? [] : nearestWords([...unknown, ...plainWords(request.typed).split(" ")], data),
  };
}

/** The version to stay in: the reader's own where it has pages, else the one that readers get first. */
function versionOf({ version, locale }: SearchRequest, { documents }: SearchData): string {
  const exists = version !== null && documents.some(({ page }) => page.version === version && page.locale === locale);
  return exists ? version : "";
}

function pageHit({ document, sections }: PageGroup, matched: ReadonlySet<string>, data: SearchData): PageHit {
  const { path, title, breadcrumbs, area } = document.page;
  const best = sections[0]?.score ?? 0;
  return {
    ...{ path, title, breadcrumbs, area },
    sections: sections
      .filter(({ score }, index) => index < MAX_SECTIONS && score >= best * SECTION_SHARE)
      .flatMap((hit) => {
        const found = data.documents[hit.document];
        return found === undefined
          ? []
          : [
              {
                ...{ anchor: found.anchor, headings: found.headings, operation: found.operation },
                excerpt: excerptOf(found.text, matched),
              },
            ];
      }),
  };
}

const MAX_NEAREST = 5;

/** Typed words beyond these get no help: a pasted page would keep the search busy. */
const MAX_HELPED = 16;

/** Words and names of the site that look like typed words, of which the first matter most. */
function nearestWords(typed: readonly string[], data: SearchData): string[] {
  const texts = [...new Set(typed)].slice(0, MAX_HELPED);
  const close = texts.flatMap((text) => {
    const asked = { text: text.slice(0, 24), isLast: true };
    const words = slips(asked, data.vocabulary, data).map(([word]) => word);
    const names = slips(asked, data.nameVocabulary, data).map(([name]) => name);
    const wide = [...words, ...names];
    return wide.length > 0 ? wide : beginningsInCommon(asked.text, data);
  });
  // The same once more would find nothing again.
  return [...new Set(close)].filter((word) => !texts.includes(word)).slice(0, MAX_NEAREST);
}

/** Words of the site's titles that begin as a typed word does. */
function beginningsInCommon(text: string, data: SearchData): string[] {
  for (let length = text.length - 1; length >= 3; length--) {
    const words = data.index.fields.get("title")?.expandToken(text.slice(0, length)) ?? [];
    if (words.length > 0) {
      return words;
    }
  }
  return [];
}
