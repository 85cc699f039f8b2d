import { AS_INDEXED, END, writeAs, WRITINGS, type Form } from "./packedTexts";
import { readTokens, type Token } from "./readTokens";

/** A word of a text, or with an empty word the text's end. */
export interface Step {
  readonly form: Form;
  readonly word: string;
  readonly kind: "word" | "name" | "spelling";
}

/** The text as steps; null where words overlap, as pairs of Chinese characters do. */
export function stepsOf(text: string, own: ReadonlySet<string>, spelling: ReadonlyMap<string, string>): Step[] | null {
  const steps: Step[] = [];
  const tokens = readTokens(text);
  const isKnown = ({ whole, text: name, start, end }: Token): boolean =>
    whole && own.has(name) && spelling.get(name) === text.slice(start, end);
  const known = tokens.filter(isKnown);
  let at = 0;
  let nextName = 0;
  for (const token of tokens) {
    // A name stands after its words in the list, and in their place here.
    while ((known[nextName]?.end ?? Infinity) < token.end) {
      nextName++;
    }
    const name = known[nextName];
    const isInName = name !== undefined && token.start >= name.start && token.end <= name.end;
    if (isInName ? token !== name : token.whole) {
      continue;
    }
    if (token.start < at) {
      return null;
    }
    const written = text.slice(token.start, token.end);
    const before = text.slice(at, token.start);
    const writing = isInName ? AS_INDEXED : WRITINGS.find((one) => writeAs[one]?.(token.text) === written);
    steps.push({
      form: (writing ?? AS_INDEXED) + before,
      word: writing === undefined ? written : token.text,
      kind: isInName ? "name" : writing === undefined ? "spelling" : "word",
    });
    at = token.end;
  }
  return [...steps, { form: END + text.slice(at), word: "", kind: "word" }];
}
