import { CANONICAL, type JsonStyle } from "../json/printJson";
import type { Mistake } from "./mistakeTexts";

/** A way to print JSON that is known from programs, with the mistakes in it. */
export interface JsonVariant {
  readonly mistakes: readonly Mistake[];
  readonly style: Partial<JsonStyle>;
}

const NON_ASCII = /[\u0080-\uffff]/g;

const variant = (mistakes: readonly Mistake[], style: Partial<JsonStyle>): JsonVariant => ({ mistakes, style });
const unescaped = (mistakes: readonly Mistake[], style: Partial<JsonStyle> = {}): JsonVariant =>
  variant(["unescaped", ...mistakes], { escaped: null, ...style });
const INDENTS = ["  ", "    ", "\t"];

/** Orders of keys but the right one. */
export const SORT_VARIANTS: readonly JsonVariant[] = (["none", "top", "outside-arrays"] as const).map((sort) =>
  variant([`sort-${sort}`], { sort }),
);

/** Ways to print but the right one; those with fewer mistakes come first. */
export const PRINT_VARIANTS: readonly JsonVariant[] = [
  unescaped([]),
  variant(["upper-digits"], { digits: "upper" }),
  // Before "ascii", as it says more where they are the only such characters.
  variant(["line-separators"], { escaped: /[<>&\u2028\u2029]/g }),
  variant(["ascii"], { escaped: /[<>&\u0080-\uffff]/g }),
  variant(["slashes"], { escaped: /[<>&/]/g }),
  variant(["apostrophe"], { escaped: /[<>&']/g }),
  variant(["gaps"], { gap: " " }),
  ...INDENTS.map((indent) => variant(["pretty"], { indent })),
  variant(["digits"], { floats: true }),
  // The PHP SDK.
  variant(["upper-digits", "apostrophe"], { escaped: /[<>&']/g, digits: "upper" }),
  unescaped(["digits"], { floats: true }),
  unescaped(["ascii"], { escaped: NON_ASCII }),
  unescaped(["slashes"], { escaped: /\//g }),
  unescaped(["gaps"], { gap: " " }),
  ...INDENTS.map((indent) => unescaped(["pretty"], { indent })),
  // json_encode, json_dumps and JSON_PRETTY_PRINT as they come.
  unescaped(["ascii", "slashes"], { escaped: /[/\u0080-\uffff]/g }),
  unescaped(["ascii", "gaps"], { escaped: NON_ASCII, gap: " " }),
  unescaped(["ascii", "slashes", "pretty"], { escaped: /[/\u0080-\uffff]/g, indent: "    " }),
];

/** The style of variants together. */
export const styleOf = (...variants: readonly JsonVariant[]): JsonStyle =>
  Object.assign({}, CANONICAL, ...variants.map(({ style }) => style)) as JsonStyle;
