import { frequencyOf } from "./expandWord";
import { isName } from "./nearNames";
import type { Token } from "./readTokens";
import type { SearchData } from "./SearchData";

/** Words of a query that are looked for: no question has more, and a pasted page must not block the search. */
const MAX_WORDS = 16;

/**
 * The words of a query that say most, in their order: of a line of a log the words of names that the site has, then
 * the rarest, and last those that it doesn't have, such as a request's id.
 */
export function tellingTokens(tokens: readonly Token[], data: SearchData): Token[] {
  const parts = tokens.filter(({ whole }) => !whole);
  if (parts.length <= MAX_WORDS) {
    return parts;
  }
  const names = tokens.filter(({ whole, text }) => whole && isName(text, data));
  const orderOf = ({ text, start, end }: Token): number => {
    const isInName = names.some((name) => name.start <= start && end <= name.end);
    return isInName ? 0 : frequencyOf(text, data) || Infinity;
  };
  const order = new Map(parts.map((part) => [part, orderOf(part)]));
  const kept = new Set(
    // Infinity from Infinity is no number: those are equal too.
    [...parts].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0) || 0).slice(0, MAX_WORDS),
  );
  return parts.filter((part) => kept.has(part));
}
