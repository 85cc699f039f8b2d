import { better, type Ranked } from "./Ranking";
import type { Query } from "./readQuery";
import { looseText, type SearchData } from "./SearchData";

/** The query stands as it is in the text. */
const IN_TEXT = 1.25;
/** How many of the best are looked through for the query as it is. */
const MAX_READ = 80;

/** Lifts those of the best that have the query's words side by side, as they were typed. */
export function withPhrases(
  ranked: readonly Ranked[],
  typed: string,
  query: Query,
  data: SearchData,
): readonly Ranked[] {
  const phrase = looseText(typed);
  if (query.words.length < 2) {
    return ranked;
  }
  const read = ranked.slice(0, MAX_READ).map(({ document, score }) => ({
    document,
    score: data.looseText(document).includes(phrase) ? score * IN_TEXT : score,
  }));
  return [...read, ...ranked.slice(MAX_READ)].sort(better);
}
