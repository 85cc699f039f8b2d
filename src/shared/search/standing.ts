import type { LoadedDocuments } from "./packDocuments";
import { repetition } from "./repetition";
import type { SearchDocument } from "./SearchDocument";

/** How much documents count for what they are, whatever is asked. */
export interface Standing {
  /** Number of pages that have a section of the same heading; 1 for the top of a page. */
  readonly sharedBy: readonly number[];
  /** What each document's score is multiplied by. */
  readonly weights: readonly number[];
}

/** A heading on more pages than this is a part of a form, such as "Errors" of each call: it says little of its page. */
const MOST_WITH_ONE_SUBJECT = 5;
const PART_OF_A_FORM = 0.8;
/** What a text loses of which all stands on many pages. */
const REPEATED = 0.6;
/** Pages whose titles say so are there for those who look for them by name. */
const DEPRECATED = 0.5;

export function standingOf({ documents, sentences, sentenceLengths }: Omit<LoadedDocuments, "id">): Standing {
  const sharedBy = pagesWithHeading(documents);
  const repeated = repetition(sentences, sentenceLengths);
  const weights = documents.map(({ page }, number) => {
    const form = (sharedBy[number] ?? 1) > MOST_WITH_ONE_SUBJECT ? PART_OF_A_FORM : 1;
    const deprecated = /\bdeprecated\b/i.test(page.title) ? DEPRECATED : 1;
    return form * deprecated * (1 - REPEATED * (repeated[number] ?? 0));
  });
  return { sharedBy, weights };
}

function pagesWithHeading(documents: readonly SearchDocument[]): number[] {
  const pages = new Map<string, Set<string>>();
  // A translation and an older version repeat the pages of the first, which is no reason to count less.
  const nameOf = ({ page, headings }: SearchDocument): string =>
    [page.locale, page.version, headings.at(-1) ?? ""].join(" ");
  for (const document of documents) {
    const name = nameOf(document);
    pages.set(name, (pages.get(name) ?? new Set()).add(document.page.path));
  }
  return documents.map((document) => (document.anchor === null ? 1 : (pages.get(nameOf(document))?.size ?? 1)));
}
