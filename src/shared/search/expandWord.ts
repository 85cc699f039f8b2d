import { editDistance, forgivenSlips } from "./editDistance";
import { FIELD_WEIGHTS, type SearchField } from "./fieldsOf";
import type { QueryWord } from "./readQuery";
import type { SearchData, Vocabulary } from "./SearchData";
import { stemOf } from "./stemOf";

/** How well a word of the index answers a typed one: 1 for the word itself. */
export type Answers = ReadonlyMap<string, number>;

export const OTHER_ENDING = 0.8;
/** Beside a known word, one of another ending may be of another meaning: `product` beside `production`. */
const FURTHER_ENDING = 0.55;
const PREFIX_LEAST = 0.45;
const PREFIX_MOST = 0.9;
/** What a longer word counts where what was typed is a word already: `liveness` beside `live`. */
const LONGER_THAN_A_WORD = 0.25;
/** By number of slips. */
const SLIPS = [1, 0.7, 0.45] as const;
const SLIP_IN_PREFIX = 0.8;

/** With fewer documents than this, words that look like the typed one are taken as well. */
const FEW_DOCUMENTS = 3;
const MAX_PREFIX_ANSWERS = 60;
const MAX_SLIP_ANSWERS = 12;

const FIELDS = (Object.keys(FIELD_WEIGHTS) as SearchField[]).filter((field) => field !== "joined");

/** Number of documents that have the word, at least: in the field that has it most often. */
export function frequencyOf(word: string, { index }: SearchData): number {
  return Math.max(0, ...FIELDS.map((field) => index.fields.get(field)?.getDocFreq(word) ?? 0));
}

const total = (answers: Answers, data: SearchData): number =>
  [...answers.keys()].reduce((sum, word) => sum + frequencyOf(word, data), 0);

/**
 * Words of the index that answer a typed word: itself and its other endings; what it is the beginning of, when it is
 * still being typed or when nothing else answers; then words a slip or two away, when few documents answer so far.
 */
export function expandWord(typed: QueryWord, data: SearchData): Answers {
  const answers = new Map<string, number>();
  const take = (word: string, quality: number): void => {
    answers.set(word, Math.max(quality, answers.get(word) ?? 0));
  };
  const isWord = frequencyOf(typed.text, data) > 0;
  if (isWord) {
    take(typed.text, 1);
  }
  for (const word of data.byStem.get(stemOf(typed.text)) ?? []) {
    take(word, !isWord || singular(word) === singular(typed.text) ? OTHER_ENDING : FURTHER_ENDING);
  }
  if (typed.isLast || answers.size === 0) {
    for (const [word, quality] of beginnings(typed.text, data)) {
      take(word, quality * (isWord ? LONGER_THAN_A_WORD : 1));
    }
  }
  // A word that stands in a single document is still no slip: `cafe` is neither `case` nor `safe`.
  const isOpen = typed.isLast && isBeginning(typed.text, data);
  if (!isWord && (!isOpen || total(answers, data) < FEW_DOCUMENTS)) {
    for (const [word, quality] of slips(typed, data.vocabulary, data)) {
      take(word, quality);
    }
  }
  if (answers.size === 0 || IS_CHARACTER.test(typed.text)) {
    for (const word of withLetterInFront(typed.text, data)) {
      take(word, SLIPS[1]);
    }
  }
  return answers;
}

const singular = (word: string): string => word.replace(/e?s$/, "");

/** Whether a word of the index begins so. */
export const isBeginning = (typed: string, { index }: SearchData): boolean =>
  FIELDS.some((field) => (index.fields.get(field)?.expandToken(typed).length ?? 0) > 0);

/** Words that begin with what was typed, those that go on least first. */
function beginnings(typed: string, data: SearchData): (readonly [string, number])[] {
  const found = new Set(FIELDS.flatMap((field) => data.index.fields.get(field)?.expandToken(typed) ?? []));
  return [...found]
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .slice(0, MAX_PREFIX_ANSWERS)
    .map((word) => [word, PREFIX_LEAST + (PREFIX_MOST - PREFIX_LEAST) * (typed.length / word.length)] as const);
}

/** Letters from which on a word may be one that goes by with a letter in front: `kyc` is `eKYC`. */
const LEAST_BEHIND_LETTER = 3;
/** One of the pairs that Chinese text is cut into begins with each of its characters but the last. */
const IS_CHARACTER = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]$/u;

/** Words that are the typed one behind one more letter, which is no slip that short words are forgiven. */
function withLetterInFront(typed: string, { vocabulary }: SearchData): string[] {
  if (typed.length < LEAST_BEHIND_LETTER && !IS_CHARACTER.test(typed)) {
    return [];
  }
  return [1, 2]
    .flatMap((more) => vocabulary[typed.length + more] ?? [])
    .filter((word) => word.endsWith(typed) && Array.from(word.slice(0, -typed.length)).length === 1);
}

/** Words of a vocabulary that are the typed one but for a slip or two, the nearest and most used first. */
export function slips(
  { text, isLast }: Pick<QueryWord, "text" | "isLast">,
  vocabulary: Vocabulary,
  data: SearchData,
): (readonly [string, number])[] {
  const limit = forgivenSlips(text.length);
  if (limit === 0 || /^\p{N}+$/u.test(text)) {
    return [];
  }
  const found: { readonly word: string; readonly quality: number; readonly used: number }[] = [];
  const longest = isLast ? vocabulary.length - 1 : text.length + limit;
  for (let length = Math.max(2, text.length - limit); length <= longest; length++) {
    for (const word of vocabulary[length] ?? []) {
      // Few people miss the first letter, and fewer both of the first two.
      if (word[0] !== text[0] && word[1] !== text[1] && word[0] !== text[1]) {
        continue;
      }
      const distance = editDistance(text, word, limit);
      const inPrefix = distance === Infinity && isLast ? editDistance(text, word, Math.min(limit, 1), true) : Infinity;
      const quality = (SLIPS[distance] ?? 0) || (SLIPS[inPrefix] ?? 0) * SLIP_IN_PREFIX;
      // What goes on after the whole typed word is no slip.
      if (quality > 0 && inPrefix > 0) {
        found.push({ word, quality, used: frequencyOf(word, data) });
      }
    }
  }
  return found
    .sort((one, other) => other.quality - one.quality || other.used - one.used || (one.word < other.word ? -1 : 1))
    .slice(0, MAX_SLIP_ANSWERS)
    .map(({ word, quality }) => [word, quality] as const);
}

/** A word that nothing answers, as the two known words it was written together from; none when there are no such. */
export function splitInTwo(typed: QueryWord, data: SearchData): QueryWord[] {
  const { text, isLast, share } = typed;
  let best: QueryWord[] = [];
  let mostUsed = 0;
  for (let at = 2; at <= text.length - 2; at++) {
    const [front, back] = [text.slice(0, at), text.slice(at)];
    const used = Math.min(frequencyOf(front, data), frequencyOf(back, data));
    if (used > mostUsed) {
      mostUsed = used;
      best = [
        { text: front, isLast: false, share, ofName: null },
        { text: back, isLast, share, ofName: null },
      ];
    }
  }
  return best;
}
