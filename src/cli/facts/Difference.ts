/** Something that one side has and the other has not, or has otherwise. */
export interface Difference {
  readonly kind: "missing" | "extra" | "different";
  readonly what: "call" | "field" | "schema" | "enum" | "error code" | "authorization" | "scope";
  /** `issueVoucher body order.amount`: stable, so that a reason can name it. */
  readonly at: string;
  readonly detail: string;
}

/** Things of one sort that were compared, for the totals. */
export type Counts = Map<string, number>;

export function count(counts: Counts, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
