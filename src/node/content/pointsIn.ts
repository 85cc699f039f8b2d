/** Line and column, both from 1. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/**
 * Places in a text by their offsets. Where its lines begin is found once, on the first question. Line ends may be those
 * of any system, and a byte order mark at the start is no sign of its line.
 */
export function pointsIn(text: string): (offset: number) => Point {
  let starts: readonly number[] | null = null;
  return (offset) => {
    starts ??= lineStarts(text);
    // The last line that begins at or before the offset, searched for by halves.
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [text.startsWith("\uFEFF") ? 1 : 0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
    starts.push(index + end.length);
  }
  return starts;
}
