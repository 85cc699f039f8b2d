/** The most frequent first; equally frequent ones in the order of their characters, on every machine. */
export function byFrequency(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of all) {
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([one]) => one);
}
