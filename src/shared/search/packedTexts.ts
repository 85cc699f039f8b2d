import { DIGITS } from "./digits";

/** What the index knows of a section. */
export interface SectionWords {
  /** Folded words of its text; the frequent first, whose numbers stay short. */
  readonly words: readonly string[];
  /** Names of more than one word, as a whole: `orderid`. */
  readonly names: readonly string[];
}

/**
 * Texts in short. Which words a section has is in the index already; a text is packed as their order: each word as its
 * number among the section's, which is a third of the word's own size compressed.
 */
export interface PackedTexts {
  /** How words are written and what stands before them (see `Form`), the most frequent first. */
  readonly forms: readonly string[];
  /** Words that are not written as they are indexed ("don't"), the most frequent first. */
  readonly spellings: readonly string[];
  /** All texts, with a sign between them. */
  readonly texts: string;
  /** Texts that can't be packed, as they are, in their order. */
  readonly whole: readonly string[];
}

/** A digit for how the word is written, then what stands between it and the word before. */
export type Form = string;

/** As indexed, with a capital, in capitals. `END` is no word: the rest of the text. */
export const AS_INDEXED = "0";
export const CAPITAL = "1";
export const CAPITALS = "2";
export const END = "3";

/** Forms that have no sign: of a text's first word, of all others, and of the end. */
export const FIRST: Form = CAPITAL;
export const NEXT: Form = `${AS_INDEXED} `;
export const LAST: Form = `${END}.`;

/** Digits that are a number alone; the others begin one of two digits. */
export const SINGLE = 56;
/** Signs of the most frequent forms; the others have two. */
export const SIGNS = " !#$%&'()*+,./:;<=>?@[]^{}";
export const LONG_SIGN = "~";
export const SECOND_SIGNS = SIGNS + DIGITS;
/** Begins the number of a spelling. */
export const SPELLED = "`";
export const BETWEEN_TEXTS = "|";
/** Stands for a text that is not packed. */
export const WHOLE = LONG_SIGN + LONG_SIGN;

/** Ways to write a word that have no spelling of their own. */
export const WRITINGS = [AS_INDEXED, CAPITAL, CAPITALS];
export const writeAs: Readonly<Record<string, (word: string) => string>> = {
  [AS_INDEXED]: (word) => word,
  [CAPITAL]: (word) => word.charAt(0).toUpperCase() + word.slice(1),
  [CAPITALS]: (word) => word.toUpperCase(),
};
