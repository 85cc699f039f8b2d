/** The code of a character as Unicode writes it behind `U+`. */
export const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");

/** A text as messages show it: the code of what can't be seen, all else as it is. */
export const nameOf = (text: string): string =>
  /^[\p{C}\p{Z}]/u.test(text) ? `the invisible character U+${codeOf(text)}` : `\`${text}\``;
