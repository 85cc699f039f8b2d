import { distance as editDistance } from "fastest-levenshtein";

/**
 * The known values that look most like `value`, nearest first: case twins, then prefix and part matches, then
 * by edit distance. Used wherever an error says what would have been right.
 */
export function nearest(value: string, known: Iterable<string>, count = 3): string[] {
  const wanted = value.toLowerCase();
  const lastPart = wanted.slice(wanted.lastIndexOf("/") + 1);
  const scored: [number, string][] = [];
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    // At least half of the letters stay: two short words that share one have nothing in common.
    const limit = Math.max(2, Math.ceil(Math.max(wanted.length, lower.length) / 2));
    const distance = editDistance(wanted, lower);
    const samePart = lastPart.length > 2 && lower.split("/").includes(lastPart) ? -2 : 0;
    const contains = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower)) ? -1 : 0;
    if (distance <= limit || samePart < 0 || contains < 0) {
      scored.push([(distance + samePart * 3 + contains * 2) / Math.max(wanted.length, 1), candidate]);
    }
  }
  scored.sort(([a, first], [b, second]) => a - b || (first < second ? -1 : first > second ? 1 : 0));
  return scored.slice(0, count).map(([, candidate]) => candidate);
}

/** All known values, those that look most like `value` first, the others in their own order. */
export function nearestFirst(value: string, known: readonly string[]): string[] {
  return [...new Set([...nearest(value, known, known.length), ...known])];
}
