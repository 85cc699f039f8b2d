/**
 * Widths of characters in parts of the font size. Readers' system fonts differ: these are rather those of the widest
 * of them, so that a line takes at most the room that was kept for it.
 */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [0.3, "ijl'|I "],
  [0.34, ".,:;!/\\`"],
  [0.42, 'frt()[]-"'],
  [0.56, "csxyzvkJ"],
  [0.6, "aeLF?*_"],
  [0.68, "ABEKPSTXYZVR{}"],
  [0.78, "CDGHNOQU&"],
  [0.84, "w+=<>#~"],
  [0.99, "mMW%@"],
];

const BY_CHARACTER = new Map(
  WIDTHS.flatMap(([width, characters]) => Array.from(characters).map((one) => [one, width])),
);
const OTHER_LATIN = 0.64;
const BOLD = 1.1;

/** Room that a line of text takes, in the unit of `size`. */
export function textWidth(text: string, size: number, weight: "normal" | "bold" = "normal"): number {
  let width = 0;
  for (const character of text) {
    width += BY_CHARACTER.get(character) ?? ((character.codePointAt(0) ?? 0) < 0x250 ? OTHER_LATIN : 1.02);
  }
  return width * size * (weight === "bold" ? BOLD : 1);
}

/** Cuts text into lines that are no wider than `width`, at spaces; a word that is too long after its signs. */
export function wrapText(text: string, width: number, size: number, weight: "normal" | "bold" = "normal"): string[] {
  const fits = (line: string): boolean => textWidth(line, size, weight) <= width;
  const lines: string[] = [];
  let line = "";
  let cut = false;
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") {
      lines.push(line);
    }
    const pieces = fits(word) ? [word] : cutWord(word, fits);
    cut ||= pieces.length > 1;
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return cut ? [...lines, line] : balance([...lines, line], fits);
}

/** Pieces of a word that fit: cut after signs that addresses and codes have, or else anywhere. */
function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const parts = word
    .split(/(?<=[/_.:-])|(?<=[a-z])(?=[A-Z])/)
    .flatMap((part) => (fits(part) ? [part] : Array.from(part)));
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last !== undefined && fits(last + part)) {
      pieces[pieces.length - 1] = last + part;
    } else {
      pieces.push(part);
    }
  }
  return pieces;
}

/** Two lines of about the same length rather than a long one and a lone word. */
function balance(lines: readonly string[], fits: (text: string) => boolean): string[] {
  const [first, second, ...others] = lines;
  const words = first === undefined || second === undefined || others.length > 0 ? [] : `${first} ${second}`.split(" ");
  let best = [...lines];
  for (let cut = 1; cut < words.length; cut += 1) {
    const pair = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (pair.every(fits) && longest(pair) < longest(best)) {
      best = pair;
    }
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, 1)));
