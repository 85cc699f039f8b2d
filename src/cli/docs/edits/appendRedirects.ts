import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Node, Pair, YAMLSeq } from "yaml";

import { replaceRanges } from "./replaceRanges";
import { afterLine, lineEndOf, lineStart } from "./textPlaces";
import { endOfNode, yamlScalar } from "./yamlText";

export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/** The text of redirects.yaml with more redirects behind those that it has, in the manner in which these are written. */
export function appendRedirects(text: string, added: readonly NewRedirect[]): string {
  const { contents } = parseDocument(text);
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === "redirects")
    : undefined;
  if (pair === undefined) {
    const lineEnd = lineEndOf(text);
    const open = text === "" || /[\r\n\uFEFF]$/.test(text) ? text : text + lineEnd;
    return `${open}redirects:${lineEnd}${blockLines(added, "  ", lineEnd)}`;
  }
  const list: unknown = pair.value;
  return isSeq(list) && list.items.length > 0 ? behindLast(text, list, added) : asFirst(text, pair, added);
}

function behindLast(text: string, list: YAMLSeq, added: readonly NewRedirect[]): string {
  const end = endOfNode(list.items.at(-1) as Node);
  if (list.flow === true) {
    return replaceRanges(text, [{ start: end, end, text: `, ${flowItems(added)}` }]);
  }
  const dash = list.range?.[0] ?? 0;
  return insertLines(text, end, added, " ".repeat(dash - lineStart(text, dash)));
}

/** The first redirects: below the key, or in its brackets where something else shares their line. */
function asFirst(text: string, { key, value }: Pair<Node, Node | null>, added: readonly NewRedirect[]): string {
  const keyEnd = key.range?.[1] ?? 0;
  const [start, end] = [value?.range?.[0] ?? keyEnd, value?.range?.[1] ?? keyEnd];
  if (end > start) {
    const rest = /^[ \t]*(?:#[^\r\n]*)?(?=[\r\n]|$)/.exec(text.slice(end))?.[0].trim() ?? null;
    const before = text.slice(keyEnd, start);
    if (rest === null || /[\r\n]/.test(before)) {
      return replaceRanges(text, [{ start, end, text: `[${flowItems(added)}]` }]);
    }
    const comment = rest === "" ? "" : ` ${rest}`;
    const cut = `${text.slice(0, start).trimEnd()}${comment}`;
    return insertLines(cut + text.slice(afterComment(text, end)), cut.length, added, "  ");
  }
  return insertLines(text, keyEnd, added, "  ");
}

/** Offset of the line's end. */
const afterComment = (text: string, offset: number): number =>
  offset + (/^[^\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0);

/** The text with redirects in lines of their own below the line of the offset. */
function insertLines(text: string, offset: number, added: readonly NewRedirect[], indent: string): string {
  const lineEnd = lineEndOf(text);
  const at = afterLine(text, offset);
  // The last line of a file may have no end.
  const isOpen = at === text.length && !/[\r\n]$/.test(text);
  const lines = (isOpen ? lineEnd : "") + blockLines(added, indent, lineEnd);
  return replaceRanges(text, [{ start: at, end: at, text: lines }]);
}

const blockLines = (added: readonly NewRedirect[], indent: string, lineEnd: string): string =>
  added
    .map(({ from, to }) => `${indent}- from: ${quoted(from)}${lineEnd}${indent}  to: ${quoted(to)}${lineEnd}`)
    .join("");

/** `{product}` stands in quotes everywhere, as in brackets it needs them. */
const quoted = (text: string): string => yamlScalar(text, "flow");

const flowItems = (added: readonly NewRedirect[]): string =>
  added.map(({ from, to }) => `{ from: ${quoted(from)}, to: ${quoted(to)} }`).join(", ");
