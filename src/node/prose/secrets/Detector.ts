/** One kind of value that has no place in content. */
export interface Detector {
  /** What the value looks like, with its article. */
  readonly name: string;
  /** A global pattern; the value is its group `value`, else the whole match. */
  readonly pattern: RegExp;
  /** Whether a match is one: for what a pattern can't say. `before` is what stands before it on its line, or a part. */
  readonly isReal: (value: string, before: string) => boolean;
  /** What to write instead. */
  readonly instead: string;
}
