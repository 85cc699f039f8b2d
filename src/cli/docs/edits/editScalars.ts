import { isCollection, isPair, isScalar, parseDocument, visit } from "yaml";

import { replaceRanges } from "./replaceRanges";
import type { Replacement } from "./replaceRanges";
import { yamlScalar } from "./yamlText";

/** Keys and indices that lead to a value. */
export type KeyPath = readonly (string | number)[];

/** A whole value in the manner of the one that it replaces: YAML may read other plain letters as something else. */
const WRITTEN: Readonly<Partial<Record<string, (value: string, within: "block" | "flow") => string>>> = {
  PLAIN: yamlScalar,
  QUOTE_DOUBLE: (value) => JSON.stringify(value),
  QUOTE_SINGLE: (value) => `'${value.replaceAll("'", "''")}'`,
};

/**
 * The YAML text with other values: `edit` gives what of a string, which starts at an offset, has to be something else.
 * Nothing but these letters changes, comments and quotes included. A text with errors stays as it is: the check reports them.
 */
export function editScalars(
  text: string,
  edit: (path: KeyPath, value: string, start: number) => { readonly from: string; readonly to: string } | null,
): string {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    return text;
  }
  const replacements: Replacement[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === "key" || typeof node.value !== "string" || !node.range) {
        return;
      }
      const change = edit(pathTo(ancestors, key), node.value, node.range[0]);
      const [start, end] = node.range;
      const write = change?.from === node.value ? WRITTEN[node.type ?? ""] : undefined;
      if (change !== null && write !== undefined) {
        const isFlow = ancestors.some((ancestor) => isCollection(ancestor) && ancestor.flow === true);
        replacements.push({ start, end, text: write(change.to, isFlow ? "flow" : "block") });
        return;
      }
      const at = change === null ? -1 : text.slice(start, end).indexOf(change.from);
      if (change !== null && at !== -1) {
        replacements.push({ start: start + at, end: start + at + change.from.length, text: change.to });
      }
    },
  });
  return replaceRanges(text, replacements);
}

/** The keys above a value: of pairs their names, of lists the places in them. */
function pathTo(ancestors: readonly unknown[], key: number | string | null): KeyPath {
  const path: (string | number)[] = [];
  for (const [index, ancestor] of ancestors.entries()) {
    if (isPair(ancestor) && isScalar(ancestor.key)) {
      path.push(String(ancestor.key.value));
    } else if (isCollection(ancestor)) {
      const child = ancestors[index + 1];
      if (child !== undefined && !isPair(child)) {
        path.push(ancestor.items.indexOf(child as never));
      } else if (child === undefined && typeof key === "number") {
        path.push(key);
      }
    }
  }
  return path;
}
