/** A line of a file that has one thing a line, with its place. */
export interface PlacedLine {
  /** As it stands there. */
  readonly raw: string;
  /** Without what is blank around it. */
  readonly value: string;
  /** Counts from 1. */
  readonly line: number;
  /** Where `value` begins; counts from 1. */
  readonly column: number;
}

/** The lines of a text that hold something, however they end and whether or not a byte order mark stands before them. */
export function readLines(text: string): PlacedLine[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((raw, index) => ({ raw, value: raw.trim(), line: index + 1, column: raw.length - raw.trimStart().length + 1 }))
    .filter(({ value }) => value !== "");
}
