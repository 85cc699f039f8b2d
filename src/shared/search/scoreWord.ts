import type { Answers } from "./expandWord";
import { FIELD_WEIGHTS, type SearchField } from "./fieldsOf";
import type { SearchData } from "./SearchData";

/** How well each document answers one word of a query, by document number. */
export interface WordScores {
  readonly score: Float64Array;
  /** Quality of the best answer that the document or its page's title has: 0 to 1. */
  readonly quality: Float64Array;
  /** Quality of the best answer in the page's title; of a page's first document alone. */
  readonly inTitle: Float64Array;
}

const WORD_FIELDS = ["title", "heading", "path", "text"] as const satisfies readonly SearchField[];

/** Number of words from which on a longer field says less with one of them. */
const LENGTH_SCALE: Readonly<Record<SearchField, number>> = {
  identifier: 200,
  title: 10,
  // Most of it comes from the text, which says nothing of the title.
  joined: Infinity,
  heading: 12,
  path: 12,
  text: 120,
};

/** What the page's title counts for sections below the page's first. */
const INHERITED_TITLE = 0.7;
/** A word that stands in several fields is a little better than one in the best of them alone. */
const FURTHER_FIELDS = 0.2;

/** Title's words together count more than a heading's. */
const JOINED_IN_TITLE = 4;

/** What one word in a field of a document counts: the field's weight, less the longer the field is. */
export function worth(field: SearchField, document: number, data: SearchData): number {
  const length = data.lengths.get(field)?.[document] ?? 0;
  const ofTitle = field === "joined" && data.firstOfPage[document] === document ? JOINED_IN_TITLE : 1;
  return (ofTitle * FIELD_WEIGHTS[field]) / (1 + 0.5 * (length / LENGTH_SCALE[field]));
}

/** Scores all documents for one word: the best field counts, not the sum of all. */
export function scoreWord(answers: Answers, data: SearchData): WordScores {
  const count = data.documents.length;
  const score = new Float64Array(count);
  const quality = new Float64Array(count);
  const title = new Float64Array(count);
  const inTitle = new Float64Array(count);
  for (const field of WORD_FIELDS) {
    const inField = field === "title" ? title : new Float64Array(count);
    for (const [word, answer] of answers) {
      for (const number of data.documentsWith(field, word)) {
        inField[number] = Math.max(inField[number] ?? 0, worth(field, number, data) * answer);
        quality[number] = Math.max(quality[number] ?? 0, answer);
        if (field === "title") {
          inTitle[number] = Math.max(inTitle[number] ?? 0, answer);
        }
      }
    }
    if (field !== "title") {
      inField.forEach((value, number) => add(score, number, value));
    }
  }
  for (let number = 0; number < count; number++) {
    const first = data.firstOfPage[number] ?? number;
    if ((title[first] ?? 0) > 0) {
      add(score, number, (title[first] ?? 0) * (first === number ? 1 : INHERITED_TITLE));
      quality[number] = Math.max(quality[number] ?? 0, inTitle[first] ?? 0);
    }
  }
  return { score, quality, inTitle };
}

function add(scores: Float64Array, number: number, value: number): void {
  const before = scores[number] ?? 0;
  scores[number] = Math.max(before, value) + FURTHER_FIELDS * Math.min(before, value);
}
