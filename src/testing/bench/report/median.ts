/** The middle value; of an even number the mean of the two in the middle. Null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half];
  const lower = sorted[sorted.length % 2 === 0 ? half - 1 : half];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/** `value` as a multiple of the least of `others`; null where there is none, or it is 0. */
export function ratioToLeast(value: number | null, others: readonly (number | null)[]): number | null {
  const known = others.filter((other) => other !== null);
  const least = Math.min(...known);
  return value === null || known.length === 0 || least <= 0 ? null : value / least;
}
