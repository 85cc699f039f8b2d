// elasticlunr's own type declarations live beside this file.
/* eslint-disable-next-line @typescript-eslint/triple-slash-reference */
/// <reference path="./elasticlunr.d.ts" />
import elasticlunr, { type Index, type InvertedIndex, type TrieNode } from "elasticlunr";

import { SEARCH_FIELDS, type SearchField } from "./fieldsOf";
import { documentsApart, impliedWords } from "./impliedWords";
import type { SectionWords } from "./packedTexts";
import type { Synonyms } from "./synonyms";
import { packRising, unpackRising } from "./varint";
import { readWritten, type Written } from "./writtenNames";

/** Changes whenever files of an older form can't be read any more. */
const FORMAT = 2;

/** The index file. A file of elasticlunr's own form is four times its size, compressed. */
interface PackedIndex {
  readonly format: number;
  /** Digest of the documents that both files were made from. */
  readonly id: string;
  readonly fields: Readonly<Record<string, { readonly words: string; readonly documents: string }>>;
  /** Names as they are written ("orderId"): of them the field of identifiers has the documents alone. */
  readonly names: string;
  /** Of each name the documents that it implies nothing of (see `impliedWords`). */
  readonly apart: string;
  /** Only where the site has some: the file is the cheapest way to the search's own thread. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}

/** An index in memory: elasticlunr's inverted index a field, and the words of each. */
export interface LoadedIndex {
  readonly id: string;
  readonly fields: ReadonlyMap<SearchField, InvertedIndex>;
  readonly words: ReadonlyMap<SearchField, readonly string[]>;
  /** What it knows of each document's text, by the document's number. */
  readonly sections: readonly SectionWords[];
  readonly names: readonly Written[];
  readonly synonyms: Synonyms;
}

/** Words of a trie with their documents, in the order of character codes. */
function wordsOf(node: TrieNode, word = "", found: [string, number[]][] = []): [string, number[]][] {
  if (node.df > 0) {
    found.push([word, Object.keys(node.docs).map(Number)]);
  }
  for (const key of Object.keys(node).sort()) {
    if (key !== "docs" && key !== "df") {
      wordsOf(node[key] as TrieNode, word + key, found);
    }
  }
  return found;
}

/** A word with the numbers of the documents that have it. */
type Entry = readonly [word: string, documents: readonly number[]];

/** What an index knows of the words of each document's text: those first that most documents have. */
function sectionWords(text: readonly Entry[], identifier: readonly Entry[]): SectionWords[] {
  const all: { words: string[]; names: string[] }[] = [];
  const add = (entries: readonly Entry[], kind: keyof SectionWords) => {
    for (const [word, documents] of [...entries].sort(([, some], [, others]) => others.length - some.length)) {
      for (const number of documents) {
        (all[number] ??= { words: [], names: [] })[kind].push(word);
      }
    }
  };
  add(text, "words");
  add(identifier, "names");
  return all;
}

/** `sections` of the index that readers load. */
export function sectionWordsOf({ index: { text, identifier } }: Index): SectionWords[] {
  return sectionWords(
    text === undefined ? [] : wordsOf(text.root),
    identifier === undefined ? [] : wordsOf(identifier.root),
  );
}

/** Words in order, each as the number of characters it shares with the one before, and the rest. */
function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? "";
      let shared = 0;
      while (shared < 35 && shared < before.length && before[shared] === word[shared]) {
        shared++;
      }
      return shared.toString(36) + word.slice(shared);
    })
    .join(" ");
}

function unpackWords(text: string): string[] {
  let before = "";
  return text === ""
    ? []
    : text.split(" ").map((packed) => {
        before = before.slice(0, Number.parseInt(packed.charAt(0), 36)) + packed.slice(1);
        return before;
      });
}

/** The text of the index file, with names as `writtenNames` has them. The same documents give the same text. */
export function packIndex(
  index: Index,
  id: string,
  names: readonly string[],
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): string {
  const entriesOf = (field: SearchField): Entry[] => {
    const inverted = index.index[field];
    return inverted === undefined ? [] : wordsOf(inverted.root);
  };
  const written = names.map(readWritten);
  const isWritten = new Set(written.map(({ name }) => name));
  const identifiers = new Map(entriesOf("identifier"));
  const apart = documentsApart(written, identifiers, new Map(entriesOf("text")));
  const implied = impliedWords(written, identifiers, apart);
  const fields = SEARCH_FIELDS.map((field) => {
    const entries = entriesOf(field);
    const words = entries.map(([word]) => word).filter((word) => field !== "identifier" || !isWritten.has(word));
    const documents = entries.map(([word, numbers]) =>
      packRising(field === "text" ? numbers.filter((number) => !implied.get(word)?.has(number)) : numbers),
    );
    return [field, { words: packWords(words), documents: documents.join(" ") }] as const;
  });
  const packed: PackedIndex = {
    ...{ format: FORMAT, id, fields: Object.fromEntries(fields), names: packWords(names) },
    apart: apart.map(packRising).join(" "),
  };
  return JSON.stringify(Object.keys(synonyms).length > 0 ? { ...packed, synonyms } : packed);
}

/** What search makes no use of: how often a word stands in a document. One object serves all. */
const ONCE = Object.freeze({ tf: 1 });

/** Reads the index file. Throws on a file that is damaged or of another form. */
export function unpackIndex(text: string): LoadedIndex {
  const packed = JSON.parse(text) as PackedIndex | null;
  if (packed?.format !== FORMAT || typeof packed.id !== "string") {
    throw new Error("the search index has an unknown form");
  }
  const fields = new Map<SearchField, InvertedIndex>();
  const words = new Map<SearchField, readonly string[]>();
  const entries = new Map<SearchField, Entry[]>();
  const written = unpackWords(packed.names).map(readWritten);
  let implied: ReadonlyMap<string, ReadonlySet<number>> = new Map();
  // SEARCH_FIELDS has the identifiers first, which the text's words are known by.
  for (const field of SEARCH_FIELDS) {
    const source = packed.fields[field];
    if (source === undefined) {
      throw new Error(`the search index has no field "${field}"`);
    }
    const own = unpackWords(source.words);
    const list = field === "identifier" ? [...own, ...written.map(({ name }) => name)].sort() : own;
    const documents = source.documents.split(" ");
    const root: TrieNode = { docs: {}, df: 0 };
    const found = list.map((word, at): Entry => {
      const numbers = unpackRising(documents[at] ?? "");
      const more = field === "text" ? implied.get(word) : undefined;
      return [word, more === undefined ? numbers : [...numbers, ...more].sort((one, other) => one - other)];
    });
    if (field === "identifier") {
      implied = impliedWords(written, new Map(found), packed.apart.split(" ").map(unpackRising));
    }
    for (const [word, numbers] of found) {
      const node = nodeOf(root, word);
      node.df = numbers.length;
      for (const number of numbers) {
        node.docs[number] = ONCE;
      }
    }
    fields.set(field, elasticlunr.InvertedIndex.load({ root }));
    words.set(field, list);
    entries.set(field, found);
  }
  const sections = sectionWords(entries.get("text") ?? [], entries.get("identifier") ?? []);
  return {
    ...{ id: packed.id, fields, words, sections, names: written },
    synonyms: new Map(Object.entries(packed.synonyms ?? {})),
  };
}

function nodeOf(root: TrieNode, word: string): TrieNode {
  let node = root;
  // By UTF-16 units, as elasticlunr walks.
  for (let at = 0; at < word.length; at++) {
    const key = word.charAt(at);
    node = (node[key] ??= { docs: {}, df: 0 }) as TrieNode;
  }
  return node;
}
