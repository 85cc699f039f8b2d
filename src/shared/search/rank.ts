import { better, type Ranking } from "./Ranking";
import { rankTyped } from "./rankTyped";
import type { SearchData } from "./SearchData";
import { otherForms } from "./synonyms";
import { typedCalls } from "./typedCalls";
import { withCalls } from "./withCalls";

/** What a document counts that answers in other words than those typed. */
const IN_OTHER_WORDS = 0.8;

/** Ranks by what was typed, and by how the site says it; a document counts by what it answers best. */
export function rank(typed: string, data: SearchData): Ranking {
  const { text, documents } = typedCalls(typed, data);
  const ranking = rankForms(text, data);
  return { ...ranking, ranked: withCalls(ranking.ranked, documents, data) };
}

function rankForms(typed: string, data: SearchData): Ranking {
  const first = rankTyped(typed, data);
  const others = otherForms(typed, data.index.synonyms).map((form) => rankTyped(form, data));
  if (others.length === 0) {
    return first;
  }
  const best = new Map(first.ranked.map(({ document, score }) => [document, score]));
  for (const { document, score } of others.flatMap(({ ranked }) => ranked)) {
    best.set(document, Math.max(best.get(document) ?? 0, score * IN_OTHER_WORDS));
  }
  return {
    ranked: [...best].map(([document, score]) => ({ document, score })).sort(better),
    matched: new Set([first, ...others].flatMap(({ matched }) => [...matched])),
    unknown: first.unknown,
  };
}
