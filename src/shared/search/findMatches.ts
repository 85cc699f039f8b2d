import { readTokens } from "./readTokens";

/** Part of a text, in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Places of the matched words: whole words as the text has them, never stems; in order, none over another. */
export function findMatches(text: string, matched: ReadonlySet<string>): TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const token of readTokens(text)) {
    if (!matched.has(token.text)) {
      continue;
    }
    const last = ranges.at(-1);
    if (last !== undefined && token.start <= last.end) {
      // A name as a whole comes after its parts.
      const covered = ranges.findIndex((range) => range.end > token.start || range.end === token.start);
      const from = Math.min(token.start, ranges[covered]?.start ?? token.start);
      ranges.splice(covered, ranges.length, { start: from, end: Math.max(token.end, last.end) });
    } else {
      ranges.push({ start: token.start, end: token.end });
    }
  }
  return ranges;
}
