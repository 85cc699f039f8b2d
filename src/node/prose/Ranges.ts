/** A stretch of a text: offsets of its first sign and behind its last one. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Stretches of a text, sorted, so that what holds an offset is found by halves. Those that touch may overlap. */
export class Ranges<Item extends Range = Range> {
  readonly #sorted: readonly Item[];
  /** The furthest end of all ranges up to each one: behind it none of them reaches. */
  readonly #ends: readonly number[];

  constructor(items: Iterable<Item>) {
    this.#sorted = [...items].sort((a, b) => a.start - b.start);
    let furthest = 0;
    this.#ends = this.#sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  }

  /** Whether an offset is in one of them. */
  has(offset: number): boolean {
    return this.find(offset) !== undefined;
  }

  /** The range that holds an offset; of several the one that begins last. */
  find(offset: number): Item | undefined {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.start ?? 0) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    for (let index = low - 1; index >= 0 && (this.#ends[index] ?? 0) > offset; index -= 1) {
      const item = this.#sorted[index];
      if (item !== undefined && offset < item.end) {
        return item;
      }
    }
    return undefined;
  }
}
