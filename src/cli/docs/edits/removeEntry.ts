import { isPair, isScalar, parseDocument, visit } from "yaml";
import type { Node } from "yaml";

import { resolveProduct } from "../../../shared/product";
import { replaceRanges } from "./replaceRanges";
import type { Replacement } from "./replaceRanges";
import { readSidebarText } from "./SidebarText";
import type { SidebarList } from "./SidebarText";
import { afterLine, lineStart } from "./textPlaces";
import { endOfNode } from "./yamlText";

/**
 * The text of sidebar.yaml without the page's entry, and without the categories that have no other; comments on lines
 * of their own stay.
 */
export function removeEntry(text: string, docId: string, slug: string): string {
  const entry = readSidebarText(text, slug).entries.find((one) => one.docId === resolveProduct(docId, slug));
  return entry === undefined ? text : replaceRanges(text, [removalOf(text, entry.list, entry.node)]);
}

function removalOf(text: string, list: SidebarList, node: Node): Replacement {
  if (list.seq.items.length === 1) {
    if (list.category !== null) {
      return removalOf(text, list.category.parent, list.category.node);
    }
    if (list.isWithoutEntry) {
      return keyOf(text, "withoutEntry");
    }
  }
  if (list.seq.flow === true) {
    const items = list.seq.items as readonly Node[];
    return inBrackets(items, items.indexOf(node));
  }
  return { start: lineStart(text, node.range?.[0] ?? 0), end: afterLine(text, endOfNode(node)), text: "" };
}

/** An item of a list in brackets with the comma that it needs no more. */
export function inBrackets(items: readonly Node[], index: number): Replacement {
  const [previous, node, next] = [items[index - 1], items[index], items[index + 1]];
  const [start, end] = [node?.range?.[0] ?? 0, endOfNode(node)];
  return previous === undefined
    ? { start, end: next?.range?.[0] ?? end, text: "" }
    : { start: endOfNode(previous), end, text: "" };
}

/** The lines of a key of the whole file. */
function keyOf(text: string, key: string): Replacement {
  let found: Replacement = { start: 0, end: 0, text: "" };
  visit(parseDocument(text), {
    Pair: (_key, pair) => {
      if (isPair(pair) && isScalar(pair.key) && pair.key.value === key) {
        const start = lineStart(text, pair.key.range?.[0] ?? 0);
        found = { start, end: afterLine(text, endOfNode(pair)), text: "" };
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return found;
}
