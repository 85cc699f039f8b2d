import { findMatches } from "./findMatches";

/** Signs of an excerpt, about two lines of a result. */
const LENGTH = 180;
/** Signs before the first match. */
const LEAD = 50;

/** The stretch of a text that has most of the matched words: what shows why a result is one. */
export function excerptOf(text: string, matched: ReadonlySet<string>, length = LENGTH): string {
  if (text.length <= length) {
    return text;
  }
  const ranges = findMatches(text, matched);
  let best = { start: 0, kinds: 0 };
  for (const [at, { start }] of ranges.entries()) {
    const inside = ranges.slice(at, at + 40).filter(({ end }) => end <= start + length - LEAD);
    const kinds = new Set(inside.map((range) => text.slice(range.start, range.end).toLowerCase())).size;
    if (kinds > best.kinds) {
      best = { start, kinds };
    }
  }
  const from = best.start <= LEAD ? 0 : wordStart(text, best.start - LEAD);
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length);
  return `${from > 0 ? "… " : ""}${text.slice(from, to).trim()}${to < text.length ? " …" : ""}`;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(" ", at);
  return space === -1 || space > at + LEAD ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(" ", at);
  return space < at - LEAD ? at : space;
}
