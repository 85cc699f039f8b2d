const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\p{Lu}/u, "U"],
  [/\p{N}/u, "N"],
  [/\p{M}/u, "M"],
];

/** One letter a character: U upper case, N number, M mark, L any other letter. */
function kindsOf(word: readonly string[]): string[] {
  return word.map((sign) => KINDS.find(([pattern]) => pattern.test(sign))?.[1] ?? "L");
}

/** Letters that make a word of their own beside digits: `sha256` has two parts, `v3` and `2c2p` have one. */
const MIN_LETTERS_BESIDE_DIGITS = 3;

/**
 * Parts of a word without separators: `orderId` has `order` and `Id`, `sha256` has `sha` and `256`. A single letter
 * in front is no part of its own (`eKYC`, `OAuth`).
 */
export function splitWord(word: string): string[] {
  if (/^(?:\p{Ll}+|\p{Lu}+|\p{Lo}+|\p{N}+)$/u.test(word)) {
    return [word];
  }
  const signs = Array.from(word);
  const kinds = kindsOf(signs);
  const parts: string[] = [];
  let part = "";
  let letters = 0;
  for (const [at, sign] of signs.entries()) {
    const [before, kind, after] = [kinds[at - 1], kinds[at], kinds[at + 1]];
    const starts =
      (kind === "U" && (before === "L" || before === "M")) ||
      (kind === "U" && after === "L" && (before === "U" || before === "N")) ||
      (kind === "N" && before !== "N" && letters >= MIN_LETTERS_BESIDE_DIGITS);
    if (starts && (parts.length > 0 || at > 1)) {
      parts.push(part);
      part = "";
      letters = 0;
    }
    part += sign;
    letters = kind === "N" ? 0 : letters + 1;
  }
  return [...parts, part].filter((text) => text !== "");
}
