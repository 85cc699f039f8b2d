/** A piece of a text, by its offsets, and what takes its place. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all replacements; they don't overlap. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  let result = text;
  for (const { start, end, text: inserted } of [...replacements].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + inserted + result.slice(end);
  }
  return result;
}
