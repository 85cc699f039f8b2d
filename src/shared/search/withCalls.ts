import type { Ranked } from "./Ranking";
import type { SearchData } from "./SearchData";

/**
 * Puts the documents of the call that was asked for first. Those of one page are equal: variants of a call say more of
 * themselves in their headings than the section that explains it, which stands before them.
 */
export function withCalls(
  ranked: readonly Ranked[],
  calls: ReadonlySet<number>,
  { firstOfPage }: SearchData,
): readonly Ranked[] {
  const [first] = ranked;
  if (first === undefined || calls.size === 0) {
    return ranked;
  }
  const best = new Map<number, number>();
  for (const { document, score } of ranked) {
    const page = firstOfPage[document] ?? document;
    best.set(page, best.get(page) ?? score);
  }
  const pageScore = (document: number): number => best.get(firstOfPage[document] ?? document) ?? 0;
  const asked = [...calls].sort((one, other) => pageScore(other) - pageScore(one) || one - other);
  const others = ranked.filter(({ document }) => !calls.has(document));
  return [...asked.map((document) => ({ document, score: first.score })), ...others];
}
