import { fold } from "./fold";
import { SEARCH_FIELDS, type SearchField } from "./fieldsOf";
import { unpackDocuments } from "./packDocuments";
import { unpackIndex, type LoadedIndex } from "./packIndex";
import { plainWords } from "./plainWords";
import type { SearchDocument } from "./SearchDocument";
import { standingOf, type Standing } from "./standing";
import { stemOf } from "./stemOf";
import { callPathsOf, type CallPath } from "./typedCalls";

/** Fields whose words are looked at for slips and endings: what people read as words. */
const WORD_FIELDS = ["title", "heading", "path", "text"] as const satisfies readonly SearchField[];

/** Words by their length. */
export type Vocabulary = readonly (readonly string[])[];

/** What a search works on. */
export interface SearchData {
  readonly documents: readonly SearchDocument[];
  readonly index: LoadedIndex;
  /** Number of the first document of each document's page. */
  readonly firstOfPage: readonly number[];
  /** Words of a document's field, for weighing long ones less. */
  readonly lengths: ReadonlyMap<SearchField, Uint16Array>;
  readonly callPaths: readonly CallPath[];
  readonly vocabulary: Vocabulary;
  /** Names of several words, as a whole: `orderid`. */
  readonly nameVocabulary: Vocabulary;
  /** Names of each document as plain words: title and sidebar name of a page, heading of a section, path of a call. */
  readonly names: readonly (readonly string[])[];
  /** The same names with their words written as one. */
  readonly joinedNames: readonly (readonly string[])[];
  /** Numbers of the documents that have a word in a field. */
  readonly documentsWith: (field: SearchField, word: string) => Uint32Array;
  /** A document's whole text as `looseText` has it. */
  readonly looseText: (document: number) => string;
  /** Words that differ in their endings alone, by what they share. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  readonly standing: Standing;
}

/** Reads both files. Throws when one is damaged, or when they are not of the same build. */
export function readSearchData(documentsText: string, indexText: string): SearchData {
  const index = unpackIndex(indexText);
  const loaded = unpackDocuments(documentsText, index);
  const { documents } = loaded;
  const firsts = new Map<string, number>();
  const firstOfPage = documents.map(({ page }, number) => {
    const first = firsts.get(page.path) ?? number;
    firsts.set(page.path, first);
    return first;
  });
  const lengths = new Map(SEARCH_FIELDS.map((field) => [field, lengthsOf(index, field, documents.length)]));
  const byStem = new Map<string, string[]>();
  for (const word of new Set(
    [...WORD_FIELDS, "identifier" as const].flatMap((field) => index.words.get(field) ?? []),
  )) {
    const stem = stemOf(word);
    byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  }
  const names = documents.map(({ page, anchor, headings, operation }) => {
    const names = anchor === null ? [page.title, page.label] : [headings.at(-1) ?? ""];
    const call = operation === null ? [] : [operation.path, `${operation.method} ${operation.path}`];
    return [...names, ...call].map(plainWords);
  });
  return {
    ...{ documents, index, firstOfPage, lengths, byStem, standing: standingOf(loaded) },
    callPaths: callPathsOf(documents),
    vocabulary: byLength(WORD_FIELDS, index),
    nameVocabulary: byLength(["identifier"], index),
    names,
    joinedNames: names.map((all) => all.map((name) => name.replaceAll(" ", ""))),
    documentsWith: remember((field: SearchField, word) =>
      Uint32Array.from(Object.keys(index.fields.get(field)?.getDocs(word) ?? {}), Number),
    ),
    looseText: remember((number: number) => {
      const { text = "", headings = [], page } = documents[number] ?? {};
      return [page?.title ?? "", ...headings, text].map(looseText).join(" | ");
    }),
  };
}

function byLength(fields: readonly SearchField[], { words }: LoadedIndex): Vocabulary {
  const vocabulary: string[][] = [];
  for (const word of new Set(fields.flatMap((field) => words.get(field) ?? []))) {
    (vocabulary[word.length] ??= []).push(word);
  }
  return vocabulary;
}

/** A text with its signs as spaces, folded: in it a phrase is found however its words are joined. */
export const looseText = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

/** Keeps what a function gave for its arguments: queries ask the same again with every letter. */
function remember<Args extends readonly (string | number)[], Value>(
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<string, Value>();
  return (...args) => {
    const key = args.join(" ");
    const value = known.get(key) ?? compute(...args);
    known.set(key, value);
    return value;
  };
}

function lengthsOf(index: LoadedIndex, field: SearchField, count: number): Uint16Array {
  const lengths = new Uint16Array(count);
  const inverted = index.fields.get(field);
  for (const word of index.words.get(field) ?? []) {
    for (const key of Object.keys(inverted?.getDocs(word) ?? {})) {
      const number = Number(key);
      if (number >= count) {
        throw new Error("the search index names a document that is not there");
      }
      lengths[number] = (lengths[number] ?? 0) + 1;
    }
  }
  return lengths;
}
