/** Digits of packed numbers: what JSON writes as it is. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** What each sign of a row is worth: its place. */
export const valuesOf = (signs: string): ReadonlyMap<string, number> =>
  new Map(Array.from(signs, (sign, value) => [sign, value]));
