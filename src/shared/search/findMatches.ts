import { readTokens, type Token } from "./readTokens";

/** Part of a text, in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Words of a name that is looked for stand apart in prose too, at most so many: "order id" for `orderId`. */
const MAX_WORDS_APART = 4;

/** Places of the matched words: whole words as the text has them, never stems; in order, none over another. */
export function findMatches(text: string, matched: ReadonlySet<string>): TextRange[] {
  const tokens = readTokens(text);
  const found = [
    ...tokens.filter((token) => matched.has(token.text)),
    ...namesApart(
      text,
      tokens.filter(({ whole }) => !whole),
      matched,
    ),
  ].sort((one, other) => one.start - other.start);
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of found) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) {
      last.end = Math.max(end, last.end);
    } else {
      ranges.push({ start, end });
    }
  }
  return ranges;
}

function namesApart(text: string, parts: readonly Token[], matched: ReadonlySet<string>): TextRange[] {
  const found: TextRange[] = [];
  for (const [at, { text: first, start }] of parts.entries()) {
    let name = first;
    let before = parts[at];
    for (const next of parts.slice(at + 1, at + MAX_WORDS_APART)) {
      if (before === undefined || text.slice(before.end, next.start) !== " ") {
        break;
      }
      name += next.text;
      before = next;
      if (matched.has(name)) {
        found.push({ start, end: next.end });
      }
    }
  }
  return found;
}
