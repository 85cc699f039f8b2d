import type { Mistake } from "../mistakes/mistakeTexts";
import type { FaultId, NEEDS, OUTCOMES } from "./faultTexts";

export type SentenceId = Mistake | FaultId | keyof typeof OUTCOMES | keyof typeof NEEDS;

/** What belongs into a place of a sentence; of a fault, its own sentence. */
export type SentenceValue = string | { readonly sentence: Sentence };

/**
 * A sentence for the reader by its id, with what belongs into its places. The text stays outside: in a browser it is
 * content of the page, elsewhere `inWords` has it.
 */
export type Sentence = readonly [id: SentenceId, ...values: readonly SentenceValue[]];

/** A sentence in words, from the text of its id: each `…` of it is a place. */
export function tell([id, ...values]: Sentence, textOf: (id: SentenceId) => string): string {
  return textOf(id).replace(/…/g, () => {
    const value = values.shift() ?? "";
    return typeof value === "string" ? value : tell(value.sentence, textOf);
  });
}
