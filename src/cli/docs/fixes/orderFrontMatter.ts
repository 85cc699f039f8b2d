import { isMap, isScalar, parseDocument } from "yaml";

import { frontMatterRange } from "../edits/frontMatterRange";
import { afterLine } from "../edits/textPlaces";
import { endOfNode } from "../edits/yamlText";
import type { Mend } from "./Mend";

/** A key with its lines: comments above it and beside it belong to it. */
interface Block {
  readonly key: string;
  readonly lines: string;
}

/**
 * Front matter with its keys in the order of `order`; unknown ones last. A comment at the top that a blank line parts
 * from the first key stays there. null where nothing has to change, or nothing is certain.
 */
export function orderFrontMatter(text: string, order: readonly string[]): Mend | null {
  const { yaml, start } = frontMatterRange(text);
  const document = parseDocument(yaml);
  const map: unknown = document.contents;
  if (yaml === "" || document.errors.length > 0 || !isMap(map) || map.flow === true) {
    return null;
  }
  const head = /^(?:[ \t]*#[^\r\n]*(?:\r\n?|\n))+(?:[ \t]*(?:\r\n?|\n))+/.exec(yaml)?.[0] ?? "";
  const blocks: Block[] = [];
  let from = head.length;
  for (const pair of map.items) {
    const to = afterLine(yaml, endOfNode(pair));
    blocks.push({ key: isScalar(pair.key) ? String(pair.key.value) : "", lines: yaml.slice(from, to) });
    from = to;
  }
  const rank = ({ key }: Block): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const sorted = [...blocks].sort((a, b) => rank(a) - rank(b));
  if (sorted.every((block, index) => block === blocks[index])) {
    return null;
  }
  return {
    start: start + head.length,
    end: start + from,
    text: sorted.map(({ lines }) => lines).join(""),
    message: `front matter in the order ${sorted.map(({ key }) => key).join(", ")}`,
  };
}
