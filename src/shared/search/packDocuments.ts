import type { PackedTexts, SectionWords } from "./packedTexts";
import { packTexts, type TextInSection } from "./packTexts";
import type { SearchDocument, SearchPage } from "./SearchDocument";
import { textReader } from "./unpackTexts";
import { readWritten, type Written } from "./writtenNames";

const FORMAT = 3;

/** A document without text is in no list of the index. */
const NO_WORDS: SectionWords = { words: [], names: [] };

/**
 * A document: how many of its headings it shares with the document before, the others, its anchor, its sentences, and
 * for a call its method and path. A page's first document has no anchor, and stands before the page's others.
 */
type Row = readonly [
  sharedHeadings: number,
  headings: readonly string[],
  /** null: the page's first document; 0: the last heading as it is; 1: the last heading as an anchor is made of it. */
  anchor: string | 0 | 1 | null,
  /** Runs of sentences: the first one's number and how many; -1 for those that no document had before. */
  sentences: readonly number[],
  method?: string,
  path?: string,
];

/**
 * The file of documents, with every sentence once: an API reference repeats its sentences (a field of a shared schema
 * stands on dozens of pages).
 */
interface PackedDocuments {
  readonly format: number;
  readonly id: string;
  readonly pages: readonly SearchPage[];
  readonly sentences: PackedTexts;
  readonly documents: readonly Row[];
}

export interface LoadedDocuments {
  readonly id: string;
  readonly documents: readonly SearchDocument[];
  /** Sentences of each document; what several have is the same number. */
  readonly sentences: readonly (readonly number[])[];
  readonly sentenceLengths: readonly number[];
}

/** Sentences without the space between them. */
const sentencesOf = (text: string): string[] => (text === "" ? [] : text.split(/(?<=[.!?;:]) (?=\S)/));

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** The text of the file of documents, of which the index has `names`. The same documents give the same text. */
export function packDocuments(
  documents: readonly SearchDocument[],
  sections: readonly SectionWords[],
  names: readonly string[],
  id: string,
): string {
  const pages: SearchPage[] = [];
  const known = new Map<string, number>();
  const sentences: TextInSection[] = [];
  let before: readonly string[] = [];
  const rows = documents.map(({ page, anchor, headings, operation, text }, number): Row => {
    if (anchor === null) {
      pages.push(page);
    } else if (page.path !== pages.at(-1)?.path) {
      throw new Error(`the section ${anchor} of ${page.path} stands before its page`);
    }
    const shared = headings.findIndex((heading, index) => heading !== before[index]);
    const sharedHeadings = shared === -1 ? headings.length : shared;
    before = headings;
    const last = headings.at(-1) ?? "";
    const packedAnchor = anchor === last ? 0 : anchor === anchorOf(last) ? 1 : anchor;
    const section = sections[number] ?? NO_WORDS;
    const runs = packSentences(text, known, (sentence) => sentences.push({ text: sentence, section }));
    const row = [sharedHeadings, headings.slice(sharedHeadings), packedAnchor, runs] as const;
    return operation === null ? row : [...row, operation.method, operation.path];
  });
  const texts = packTexts(sentences, names.map(readWritten));
  const packed: PackedDocuments = { format: FORMAT, id, pages, sentences: texts, documents: rows };
  return JSON.stringify(packed);
}

function packSentences(text: string, known: Map<string, number>, onNew: (sentence: string) => void): number[] {
  const runs: number[] = [];
  let last = -2;
  let lastIsNew = false;
  for (const sentence of sentencesOf(text)) {
    const number = known.get(sentence);
    const at = number ?? known.size;
    if (number === undefined) {
      known.set(sentence, at);
      onNew(sentence);
    }
    if (at === last + 1 && lastIsNew === (number === undefined)) {
      runs.push((runs.pop() ?? 0) + 1);
    } else {
      runs.push(number ?? -1, 1);
    }
    last = at;
    lastIsNew = number === undefined;
  }
  return runs;
}

/** What the documents need of the index that was made with them. */
export interface PartnerIndex {
  readonly id: string;
  readonly sections: readonly SectionWords[];
  readonly names: readonly Written[];
}

/** One file is of a build, the other of the next: a store had an old copy, or a build came in between. */
export class OtherBuildError extends Error {}

/** Reads the file of documents. Throws on a file that is damaged or of another form. */
export function unpackDocuments(text: string, { id, sections, names }: PartnerIndex): LoadedDocuments {
  const packed = JSON.parse(text) as PackedDocuments | null;
  if (packed?.format !== FORMAT || typeof packed.id !== "string") {
    throw new Error("the search documents have an unknown form");
  }
  // First of all: with the words of another index the texts can't be read.
  if (packed.id !== id) {
    throw new OtherBuildError("the search files are of two builds");
  }
  let pageNumber = -1;
  let before: readonly string[] = [];
  const sentences: string[] = [];
  const nextTexts = textReader(packed.sentences, names);
  const numbers: number[][] = [];
  const textOf = (runs: readonly number[], section: SectionWords): string => {
    const parts: string[] = [];
    const own: number[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [first = 0, count = 0] = [runs[at], runs[at + 1]];
      const start = first === -1 ? sentences.length : first;
      if (first === -1) {
        sentences.push(...nextTexts(count, section));
      }
      for (let number = start; number < start + count; number++) {
        own.push(number);
        parts.push(sentences[number] ?? "");
      }
    }
    numbers.push(own);
    return parts.join(" ");
  };
  const documents = packed.documents.map((row, number): SearchDocument => {
    const [sharedHeadings, rest, packedAnchor, runs, method, path] = row;
    pageNumber += packedAnchor === null ? 1 : 0;
    const page = packed.pages[pageNumber];
    if (page === undefined) {
      throw new Error("a search document has no page");
    }
    const headings = [...before.slice(0, sharedHeadings), ...rest];
    before = headings;
    const last = headings.at(-1) ?? "";
    const anchor = packedAnchor === 0 ? last : packedAnchor === 1 ? anchorOf(last) : packedAnchor;
    const operation = method === undefined || path === undefined ? null : { method, path };
    return { page, anchor, headings, operation, text: textOf(runs, sections[number] ?? NO_WORDS) };
  });
  return { id: packed.id, documents, sentences: numbers, sentenceLengths: sentences.map(({ length }) => length) };
}
