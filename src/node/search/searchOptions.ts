import { createHash } from "node:crypto";

import type { PluginOptions } from "gatsby-plugin-elasticlunr-search";

import { fieldsOf, SEARCH_FIELDS } from "../../shared/search/fieldsOf";
import { packDocuments } from "../../shared/search/packDocuments";
import { packIndex, sectionWordsOf } from "../../shared/search/packIndex";
import { readTokens } from "../../shared/search/readTokens";
import type { IndexedDocument } from "../../shared/search/SearchDocument";
import { writtenNames } from "../../shared/search/writtenNames";
import { docDocuments, pageDocuments, postDocuments } from "./searchDocuments";

/** Options of the search plugin: what is indexed, by which words, and what its two files are. */
export function searchOptions(settings: {
  readonly docs: string;
  readonly index: string;
  /** Words that readers type, with how the site says them. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>> | undefined;
}): PluginOptions<IndexedDocument> {
  return {
    resolvers: { DocPage: docDocuments, BlogPost: postDocuments, ContentPage: pageDocuments },
    filter: (node) => node["unlisted"] !== true,
    // By code units: the same on every machine, whatever its language.
    compare: ({ page: one }, { page: other }) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0),
    fields: SEARCH_FIELDS,
    fieldsOf,
    tokenizer: wordsOf,
    files: { documents: settings.docs, index: settings.index },
    write: (documents, index) => {
      const id = createHash("sha256").update(JSON.stringify(documents)).digest("base64url").slice(0, 12);
      const sections = sectionWordsOf(index);
      const names = writtenNames(documents, sections);
      return {
        documents: packDocuments(documents, sections, names, id),
        index: packIndex(index, id, names, settings.synonyms),
      };
    },
  };
}

/** The words of a field: a list of words as it is (fieldsOf has cut it), any other text by the site's own rules. */
function wordsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? (value as string[])
    : readTokens(typeof value === "string" ? value : "").map((token) => token.text);
}
