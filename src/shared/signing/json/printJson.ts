import { codeOf } from "./codeOf";
import type { JsonNode } from "./JsonNode";

/** How a program prints JSON. */
export interface JsonStyle {
  /** Whose keys are sorted: all objects', none's, the outermost's, or all but those of objects inside arrays. */
  readonly sort: "deep" | "none" | "top" | "outside-arrays";
  /** Characters that are written otherwise than JSON asks, as a global pattern; null: none. */
  readonly escaped: RegExp | null;
  /** How they are written: `\u003c`, `\u003C`, or behind a backslash (`\/`). */
  readonly digits: "lower" | "upper";
  /** Blanks for each level; null: everything on one line. */
  readonly indent: string | null;
  /** On one line: what follows each comma and colon. */
  readonly gap: "" | " ";
  /** Whether numbers go through a 64-bit float, as in JavaScript. */
  readonly floats: boolean;
}

/** As the string to sign needs it. */
export const CANONICAL: JsonStyle = {
  sort: "deep",
  escaped: /[<>&]/g,
  digits: "lower",
  indent: null,
  gap: "",
  floats: false,
};

/** By UTF-16 units; `portable` has made sure that bytes give the same order. */
const byKey = (a: { readonly key: string }, b: { readonly key: string }): number =>
  a.key < b.key ? -1 : a.key > b.key ? 1 : 0;

/** Prints JSON in a style. */
export function printJson(root: JsonNode, style: JsonStyle): string {
  const { sort, escaped, digits, indent, gap, floats } = style;

  const escape = (character: string): string => {
    if (character === "/") return "\\/";
    const code = codeOf(character);
    return `\\u${digits === "upper" ? code : code.toLowerCase()}`;
  };
  const quote = (text: string): string => {
    const plain = JSON.stringify(text);
    return escaped === null ? plain : plain.replace(escaped, escape);
  };
  const list = (open: string, items: readonly string[], close: string, depth: number): string => {
    if (items.length === 0 || indent === null) return open + items.join(`,${gap}`) + close;
    const inner = `\n${indent.repeat(depth + 1)}`;
    return `${open}${inner}${items.join(`,${inner}`)}\n${indent.repeat(depth)}${close}`;
  };
  const colon = indent === null ? `:${gap}` : ": ";

  const print = (node: JsonNode, depth: number, inArray: boolean): string => {
    switch (node.kind) {
      case "string":
        return quote(node.value);
      case "number":
        return floats ? String(Number(node.text)) : node.text;
      case "literal":
        return node.text;
      case "array":
        return list(
          "[",
          node.items.map((item) => print(item, depth + 1, true)),
          "]",
          depth,
        );
      case "object": {
        const isSorted = sort === "deep" || (sort === "top" && depth === 0) || (sort === "outside-arrays" && !inArray);
        const members = isSorted ? [...node.members].sort(byKey) : node.members;
        const printed = members.map(({ key, value }) => quote(key) + colon + print(value, depth + 1, inArray));
        return list("{", printed, "}", depth);
      }
    }
  };
  return print(root, 0, false);
}
