import { gzipSync } from "node:zlib";

import { readSearchData } from "../../shared/search/SearchData";
import { search } from "../../shared/search/search";

/** What a search costs its readers. */
export interface SearchFigures {
  /** All files of the index together, in bytes, as they are and compressed. */
  readonly bytes: number;
  readonly gzipBytes: number;
  /** Milliseconds of a query, of the middle one and of the slowest twentieth: of each its best of `RUNS`. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Queries that found something, of all. */
  readonly answered: number;
  readonly queries: number;
}

/** Other work on the machine makes a query slower, never faster. */
const RUNS = 7;
const LIMIT = 8;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? NaN;

/** Measures the two search files with what readers type. */
export function searchFigures(documents: string, index: string, queries: readonly string[]): SearchFigures {
  const data = readSearchData(documents, index);
  const best = queries.map(() => Infinity);
  let answered = 0;
  for (let run = 0; run < RUNS; run++) {
    answered = 0;
    for (const [at, typed] of queries.entries()) {
      const begin = performance.now();
      const { total } = search({ typed, locale: "en", version: null, area: null, offset: 0, limit: LIMIT }, data);
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - begin);
      answered += total > 0 ? 1 : 0;
    }
  }
  const texts = [documents, index].map((text) => Buffer.from(text));
  return {
    bytes: texts.reduce((sum, text) => sum + text.length, 0),
    gzipBytes: texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0),
    ...{ p50Ms: quantile(best, 0.5), p95Ms: quantile(best, 0.95) },
    ...{ answered, queries: queries.length },
  };
}
