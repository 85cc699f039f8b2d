import { construct, rightConstruction } from "./Construction";
import { deviationsOf } from "./deviations";
import type { Message } from "./Message";
import type { Mistake } from "./mistakeTexts";

/** A string to sign as a program with these mistakes builds it. */
export interface Variant {
  readonly mistakes: readonly Mistake[];
  readonly text: string;
}

/** Bodies longer than this, in UTF-16 units, are tried with one deviation only: two make some thousand strings. */
export const MAX_LENGTH_OF_PAIRS = 5_000;

/** Strings to sign with one deviation from the rules, then those with two; each once, and never the right one. */
export function* variantsOf(message: Message): Generator<Variant> {
  const right = rightConstruction(message);
  const seen = new Set([construct(message, right)]);
  const effective = [];
  for (const deviation of deviationsOf(message)) {
    const text = construct(message, { ...right, ...deviation.change });
    if (seen.has(text)) continue;
    seen.add(text);
    effective.push(deviation);
    yield { mistakes: deviation.mistakes, text };
  }
  if (message.body.length > MAX_LENGTH_OF_PAIRS) return;
  for (const [index, first] of effective.entries()) {
    for (const second of effective.slice(index + 1)) {
      if (second.dimension === first.dimension) continue;
      const text = construct(message, { ...right, ...first.change, ...second.change });
      if (seen.has(text)) continue;
      seen.add(text);
      yield { mistakes: [...first.mistakes, ...second.mistakes], text };
    }
  }
}
