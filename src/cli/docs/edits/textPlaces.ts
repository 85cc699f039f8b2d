import type { Point } from "../../../node/content/nodeTypes";

/** Between offsets of a text as it is on disk and the lines and columns of messages and syntax trees. */
export interface TextPlaces {
  readonly offsetOf: (point: Point) => number;
  readonly pointOf: (offset: number) => Point;
}

/** Offsets count a byte order mark and both signs of a Windows line end; lines and columns, from 1, count neither. */
export function textPlaces(text: string): TextPlaces {
  const starts = [
    text.startsWith("\uFEFF") ? 1 : 0,
    ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length),
  ];
  return {
    offsetOf: ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1,
    pointOf: (offset) => {
      const line = Math.max(
        0,
        starts.findLastIndex((start) => start <= offset),
      );
      return { line: line + 1, column: Math.max(0, offset - (starts[line] ?? 0)) + 1 };
    },
  };
}

/** What ends the lines of a text: that of its first line, `\n` where there is only one. */
export function lineEndOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? "\n";
}

/** A new text in the manner of the one that it replaces: its line ends, its byte order mark. */
export function inMannerOf(text: string, original: string | null): string {
  return original === null
    ? text
    : (original.startsWith("\uFEFF") ? "\uFEFF" : "") + text.replace(/\n/g, lineEndOf(original));
}

/** Offset behind the line that an offset is in, its line end included. */
export function afterLine(text: string, offset: number): number {
  const end = /\r\n?|\n/g;
  end.lastIndex = offset;
  const found = end.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}

/** Offset at which the line that an offset is in begins. */
export function lineStart(text: string, offset: number): number {
  const before = text.slice(0, offset);
  return Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
}
