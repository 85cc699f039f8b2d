import { CANONICAL, type JsonStyle } from "../json/printJson";
import type { Mistake } from "./mistakeTexts";

/** A way to print JSON that is known from programs, with the mistakes in it. */
export interface JsonVariant {
  readonly mistakes: readonly Mistake[];
  readonly style: Partial<JsonStyle>;
}

const ASCII = /[<>&\u0080-\uffff]/g;
const NON_ASCII = /[\u0080-\uffff]/g;
const PLAIN = { escaped: null } as const;

/** Orders of keys but the right one. */
export const SORT_VARIANTS: readonly JsonVariant[] = [
  { mistakes: ["sort-none"], style: { sort: "none" } },
  { mistakes: ["sort-top"], style: { sort: "top" } },
  { mistakes: ["sort-outside-arrays"], style: { sort: "outside-arrays" } },
];

/** Ways to print but the right one; those with fewer mistakes come first. */
export const PRINT_VARIANTS: readonly JsonVariant[] = [
  { mistakes: ["unescaped"], style: PLAIN },
  { mistakes: ["upper-digits"], style: { digits: "upper" } },
  { mistakes: ["ascii"], style: { escaped: ASCII } },
  { mistakes: ["slashes"], style: { escaped: /[<>&/]/g } },
  { mistakes: ["apostrophe"], style: { escaped: /[<>&']/g } },
  { mistakes: ["line-separators"], style: { escaped: /[<>&\u2028\u2029]/g } },
  { mistakes: ["gaps"], style: { gap: " " } },
  ...["  ", "    ", "\t"].map((indent): JsonVariant => ({ mistakes: ["pretty"], style: { indent } })),
  { mistakes: ["digits"], style: { floats: true } },
  // The PHP SDK.
  { mistakes: ["upper-digits", "apostrophe"], style: { escaped: /[<>&']/g, digits: "upper" } },
  { mistakes: ["unescaped", "digits"], style: { ...PLAIN, floats: true } },
  { mistakes: ["unescaped", "ascii"], style: { escaped: NON_ASCII } },
  { mistakes: ["unescaped", "slashes"], style: { escaped: /\//g } },
  { mistakes: ["unescaped", "gaps"], style: { ...PLAIN, gap: " " } },
  ...["  ", "    ", "\t"].map((indent): JsonVariant => ({
    mistakes: ["unescaped", "pretty"],
    style: { ...PLAIN, indent },
  })),
  // json_encode, json_dumps and JSON_PRETTY_PRINT as they come.
  { mistakes: ["unescaped", "ascii", "slashes"], style: { escaped: /[/\u0080-\uffff]/g } },
  { mistakes: ["unescaped", "ascii", "gaps"], style: { escaped: NON_ASCII, gap: " " } },
  {
    mistakes: ["unescaped", "ascii", "slashes", "pretty"],
    style: { escaped: /[/\u0080-\uffff]/g, indent: "    " },
  },
];

/** The style of variants together. */
export const styleOf = (...variants: readonly JsonVariant[]): JsonStyle =>
  Object.assign({}, CANONICAL, ...variants.map(({ style }) => style)) as JsonStyle;
