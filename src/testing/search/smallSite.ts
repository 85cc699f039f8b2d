// A site of a few pages, put through both search files.
import { createIndex } from "gatsby-plugin-elasticlunr-search";

import { fieldsOf, SEARCH_FIELDS } from "../../shared/search/fieldsOf";
import { packDocuments } from "../../shared/search/packDocuments";
import { packIndex, sectionWordsOf } from "../../shared/search/packIndex";
import type { IndexedDocument, SearchPage } from "../../shared/search/SearchDocument";
import { writtenNames } from "../../shared/search/writtenNames";
import type { SearchFileTexts } from "../fixtures/searchFiles";

export const page = (path: string, title: string, more: Partial<SearchPage> = {}): SearchPage => ({
  ...{ path, title, label: "", breadcrumbs: [], area: "Payments", locale: "en", version: "" },
  ...more,
});

/** The top of a page, or with an anchor in `more` a section of it. */
export const document = (of: SearchPage, text: string, more: Partial<IndexedDocument> = {}): IndexedDocument => ({
  ...{ page: of, anchor: null, headings: [], operation: null, text, identifiers: [] },
  ...more,
});

export const section = (of: SearchPage, heading: string, text: string, more: Partial<IndexedDocument> = {}) =>
  document(of, text, { anchor: heading.toLowerCase().replace(/ /g, "-"), headings: [heading], ...more });

/** The two files of documents, which stand in the order of their pages' paths. */
export function filesOf(
  documents: readonly IndexedDocument[],
  id: string,
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): SearchFileTexts {
  const tokenizer = (value: unknown): string[] => value as string[];
  const index = createIndex(documents.map(fieldsOf), { fields: SEARCH_FIELDS, tokenizer });
  const sections = sectionWordsOf(index);
  const names = writtenNames(documents, sections);
  return {
    documents: packDocuments(documents, sections, names, id),
    index: packIndex(index, id, names, synonyms),
  };
}
