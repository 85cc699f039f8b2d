import { frequencyOf, type Answers } from "./expandWord";
import { rarity } from "./rarity";
import type { QuerySpan } from "./readQuery";
import { worth } from "./scoreWord";
import type { SearchData } from "./SearchData";

/** What a name counts that goes on after what was typed: as a name or a word, or as words side by side. */
const NAME_GOES_ON = 0.4;
const WORDS_GO_ON = 0.12;

function goingOn(span: QuerySpan, data: SearchData): number {
  const isWord = span.size === 1 && frequencyOf(span.text, data) > 0;
  return span.isName && !isWord ? NAME_GOES_ON : WORDS_GO_ON;
}

const MAX_NAMES = 40;

/** What a query's words have made so far. */
interface Totals {
  /** Number of words, and what they count together. */
  readonly words: number;
  readonly whole: number;
  readonly scores: Float64Array;
  readonly covered: Float64Array;
  /** null where the span is a part of a name that is known: that alone is marked. */
  readonly matched: Set<string> | null;
}

/** Adds what documents count that have the words of a span as one name, or one of `near`; of several names the best. */
export function addSpan(span: QuerySpan, near: Answers, data: SearchData, to: Totals): void {
  const count = data.documents.length;
  const best = new Map<number, { readonly score: number; readonly quality: number }>();
  const further = goingOn(span, data);
  // Words apart that the site writes together stand in the title as one ("deep link").
  const fields =
    span.size === 1 ? (["identifier", "joined"] as const) : (["identifier", "joined", "title", "heading"] as const);
  for (const field of fields) {
    const goesOn = span.isLast && field === "identifier";
    const names = goesOn ? (data.index.fields.get(field)?.expandToken(span.text) ?? []) : [span.text];
    for (const name of [...names.slice(0, MAX_NAMES), ...near.keys()]) {
      const documents = data.documentsWith(field, name);
      const quality = near.get(name) ?? (name === span.text ? 1 : further * (span.text.length / name.length));
      const weight = rarity(documents.length, count) * quality * Math.sqrt(span.size);
      for (const number of documents) {
        const score = weight * worth(field, number, data);
        if (score > (best.get(number)?.score ?? 0)) {
          best.set(number, { score, quality });
        }
      }
      const isMeant = name === span.text || near.has(name) || (span.isName && span.size > 1);
      if (documents.length > 0 && isMeant) {
        to.matched?.add(name);
      }
    }
  }
  for (const [number, { score, quality }] of best) {
    to.scores[number] = (to.scores[number] ?? 0) + score;
    // What is written as one answers its words, though the text may have none of them alone.
    const share = to.whole * Math.min(1, span.size / to.words);
    to.covered[number] = Math.min(to.whole, (to.covered[number] ?? 0) + share * quality);
  }
}
