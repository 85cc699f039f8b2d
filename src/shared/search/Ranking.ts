/** A document that answers a query. */
export interface Ranked {
  readonly document: number;
  readonly score: number;
}

export interface Ranking {
  /** Best first. */
  readonly ranked: readonly Ranked[];
  /** Words of the index that were looked for: what marks show. */
  readonly matched: ReadonlySet<string>;
  /** Words of the query that nothing answers. */
  readonly unknown: readonly string[];
}

/** The best first; of equals the one that stands first. */
export const better = (one: Ranked, other: Ranked): number => other.score - one.score || one.document - other.document;
