import { better, type Ranked } from "./Ranking";
import type { SearchData } from "./SearchData";

/** What a page gains each time that its sections together count twice as much. */
const FURTHER_SECTIONS = 0.2;

/** Lifts pages of which several sections answer: they are about the question, not by the way. */
export function withPages(ranked: readonly Ranked[], { firstOfPage }: SearchData): readonly Ranked[] {
  const best = new Map<number, number>();
  const all = new Map<number, number>();
  const pageOf = (document: number): number => firstOfPage[document] ?? document;
  for (const { document, score } of ranked) {
    const page = pageOf(document);
    best.set(page, best.get(page) ?? score);
    all.set(page, (all.get(page) ?? 0) + score);
  }
  const lift = (page: number): number => 1 + FURTHER_SECTIONS * Math.log2((all.get(page) ?? 1) / (best.get(page) ?? 1));
  return ranked.map(({ document, score }) => ({ document, score: score * lift(pageOf(document)) })).sort(better);
}
