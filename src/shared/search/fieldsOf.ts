import { readTokens, type Token } from "./readTokens";
import type { IndexedDocument } from "./SearchDocument";

/** Fields of the index, and what a word found there counts. */
export const FIELD_WEIGHTS = {
  /** Names as a whole: `orderid`, `merchantnotfound`, `v3paymentquickpay`. */
  identifier: 12,
  /** Words of the page's title and of its name in the sidebar; in the page's first document alone. */
  title: 7,
  /** Words written together that the text has apart: pairs of titles and headings (`quickpay`), `signin`. */
  joined: 4,
  /** Words of the section's headings. */
  heading: 4,
  /** Method and path of a call, or the page's own path. */
  path: 5,
  text: 1,
} as const;

export type SearchField = keyof typeof FIELD_WEIGHTS;

export const SEARCH_FIELDS = Object.keys(FIELD_WEIGHTS) as readonly SearchField[];

/** The words of each field of a document. */
export function fieldsOf(document: IndexedDocument): Record<SearchField, string[]> {
  const { page, anchor, headings, operation, text, identifiers } = document;
  const isFirst = anchor === null;
  const title = (isFirst ? [page.title, page.label] : []).map(readText);
  const path = isFirst ? page.path.replace(/^\/docs\//, "") : "";
  const call = operation === null ? "" : `${operation.method} ${operation.path}`;
  const sections = headings.map(readText);
  // Read once: it is most of a document, and several fields have of it.
  const body = readText(text);
  const names = identifiers.map(readText);
  return {
    identifier: wholes(
      [...title, ...sections, readText(path), readText(operation?.path ?? ""), body, ...names],
      (name) => !isProse(name),
    ),
    title: words(title),
    joined: [
      ...[...title, ...sections.slice(-1)].flatMap(joinedPairs),
      ...wholes([...title, ...sections, body], isProse),
    ],
    heading: words(sections),
    path: words([path, call].map(readText)),
    text: words([body, ...names]),
  };
}

interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
}

const readText = (text: string): ReadText => ({ text, tokens: readTokens(text) });

const words = (texts: readonly ReadText[]): string[] =>
  texts.flatMap(({ tokens }) => tokens.flatMap((token) => (token.whole ? [] : [token.text])));

/** Hyphens and strokes join words of prose too, as in "sign-in" and "and/or". */
const isProse = (name: string): boolean => /^\p{Lu}?\p{Ll}+(?:[-/]\p{Ll}+)+$/u.test(name);

const wholes = (texts: readonly ReadText[], filter: (name: string) => boolean): string[] =>
  texts.flatMap(({ text, tokens }) =>
    tokens.flatMap((token) => (token.whole && filter(text.slice(token.start, token.end)) ? [token.text] : [])),
  );

function joinedPairs(text: ReadText): string[] {
  const all = words([text]);
  return all.slice(1).map((word, index) => `${all[index] ?? ""}${word}`);
}
