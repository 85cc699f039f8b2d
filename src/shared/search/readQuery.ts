import { MAX_QUERY_LENGTH } from "./maxQueryLength";
import { readTokens } from "./readTokens";
import type { SearchData } from "./SearchData";
import { tellingTokens } from "./tellingTokens";

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** How much it says: words such as "how" and "the" are looked for, and count little beside others. */
  readonly share: number;
  /** The name that it was typed as a part of: `merchantnotfound` of `MERCHANT_NOT_FOUND`. */
  readonly ofName: string | null;
}

/** Words of a query written together: a name as it was typed, or neighbours (`access token` for `accessToken`). */
export interface QuerySpan {
  readonly text: string;
  readonly isLast: boolean;
  /** Whether it was typed as one name. */
  readonly isName: boolean;
  /** Number of words in it. */
  readonly size: number;
  /** The name that it was typed as, or as a part of. */
  readonly ofName: string | null;
}

export interface Query {
  readonly words: readonly QueryWord[];
  readonly spans: readonly QuerySpan[];
}

const MAX_SPAN = 4;

const FUNCTION_WORDS = new Set(
  (
    "a an and are as at be by can could do does find for from had has have how i if in into is it its many me much my of on or our should " +
    "so than that the their them then there these they this to us want was we what when where which who why will with you " +
    "your"
  ).split(" "),
);
const FUNCTION_WORD_SHARE = 0.12;

/** Reads what was typed: any text, also a pasted page. */
export function readQuery(typed: string, data: SearchData): Query {
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const tokens = readTokens(text);
  const parts = tellingTokens(tokens, data);
  const names = tokens.filter(
    ({ whole, start, end }) => whole && parts.some((part) => start <= part.start && part.end <= end),
  );
  const isOpen = /[\p{L}\p{N}\p{M}]$/u.test(text.trimEnd()) && !/\s$/.test(text);
  const all = parts.every(({ text: word }) => FUNCTION_WORDS.has(word));
  const words = parts.map(({ text: word, start, end }, index) => ({
    text: word,
    ofName: names.find((name) => name.start <= start && end <= name.end)?.text ?? null,
    isLast: isOpen && index === parts.length - 1 && end === tokens.at(-1)?.end,
    share: !all && FUNCTION_WORDS.has(word) ? FUNCTION_WORD_SHARE : 1,
  }));
  const spans = new Map<string, QuerySpan>();
  for (let start = 0; start < words.length; start++) {
    for (let size = 1; size <= MAX_SPAN && start + size <= words.length; size++) {
      const span = words.slice(start, start + size);
      const joined = span.map((word) => word.text).join("");
      if (span.some((word) => word.share === 1)) {
        const ofName = span.every((word) => word.ofName === span[0]?.ofName) ? (span[0]?.ofName ?? null) : null;
        spans.set(joined, { text: joined, isLast: span.at(-1)?.isLast ?? false, isName: size === 1, size, ofName });
      }
    }
  }
  // A long path has more parts than a span of neighbours.
  for (const token of names) {
    const size = words.filter(({ ofName }) => ofName === token.text).length;
    const isLast = isOpen && token.end === text.trimEnd().length;
    spans.set(token.text, { text: token.text, isLast, isName: true, size, ofName: token.text });
  }
  return { words, spans: [...spans.values()] };
}
