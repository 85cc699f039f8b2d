import type { Nodes } from "mdast";
import { isPair, isScalar, parseDocument, visit as visitYaml } from "yaml";

import { takeHeadingIds } from "../../../node/content/headingIds";
import { splitFrontMatter } from "../../../node/content/frontMatter";
import { parse } from "../../../node/content/parse";
import { CommandError } from "../Command";

/** An address that a content file holds: as it is written, and where. */
export interface WrittenAddress {
  readonly address: string;
  /** Offsets in the file's text. */
  readonly start: number;
  readonly end: number;
}

/** Attributes of blocks that hold addresses. */
const ATTRIBUTES = ["href", "src", "to", "image", "poster"];

/**
 * Every address in the links, images and blocks of a content file, and in the pictures of its front matter; none of
 * those in code. Throws a `CommandError` for a file that can't be parsed.
 */
export function addressesIn(file: string, text: string): WrittenAddress[] {
  const format = file.endsWith(".md") ? "md" : "mdx";
  const { body } = takeHeadingIds(splitFrontMatter(text).body, format);
  const tree = parse(body, format, ({ line, column, message }) => {
    throw new CommandError(
      `${file}:${String(line)}:${String(column)}: ${message}\nMend it first: \`npm run docs -- check\`.`,
    );
  });
  const lines = lineStarts(text);
  const offsetOf = ({ line, column }: { readonly line: number; readonly column: number }): number =>
    (lines[line - 1] ?? 0) + column - 1;
  const found: WrittenAddress[] = [...frontMatterImages(text)];
  const find = (pattern: RegExp, from: number, to: number): void => {
    const match = pattern.exec(text.slice(from, to));
    const address = match?.[2] ?? "";
    if (match !== null && address !== "") {
      const start = from + match.index + (match[1]?.length ?? 0);
      found.push({ address, start, end: start + address.length });
    }
  };
  const look = (node: Nodes): void => {
    if (node.position !== undefined) {
      const [start, end] = [offsetOf(node.position.start), offsetOf(node.position.end)];
      if (node.type === "link") {
        const last = node.children.at(-1)?.position?.end;
        find(/^([^\]]*\]\(\s*<?)((?<=<)[^<>]+|[^\s<>)]+)/, last === undefined ? start + 1 : offsetOf(last), end);
      } else if (node.type === "image") {
        find(/^(!\[(?:\\.|\[[^\]]*\]|[^\]\\])*\]\(\s*<?)((?<=<)[^<>]+|[^\s<>)]+)/, start, end);
      } else if (node.type === "definition") {
        find(/^(\[(?:\\.|[^\]\\])*\]:\s*<?)((?<=<)[^<>]+|[^\s<>]+)/, start, end);
      } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        for (const attribute of node.attributes) {
          if (attribute.type === "mdxJsxAttribute" && ATTRIBUTES.includes(attribute.name)) {
            find(new RegExp(`^([^]*?\\s${attribute.name}\\s*=\\s*["'])([^"']+)`), start, end);
          }
        }
      }
    }
    if ("children" in node) {
      node.children.forEach(look);
    }
  };
  if (tree !== null) {
    look(tree);
  }
  return found;
}

/** Offsets at which the lines of a text begin, whatever ends them. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length)];
}

function frontMatterImages(text: string): WrittenAddress[] {
  const { yaml } = splitFrontMatter(text);
  const base = yaml === "" ? -1 : text.replace(/\r\n?/g, "\n").indexOf(yaml);
  // With other line ends offsets would be others: such a file's pictures are left to its author.
  if (base === -1 || text.includes("\r")) {
    return [];
  }
  const found: WrittenAddress[] = [];
  visitYaml(parseDocument(yaml), {
    Pair: (_key, pair) => {
      if (isPair(pair) && isScalar(pair.key) && pair.key.value === "image" && isScalar(pair.value)) {
        const address = String(pair.value.value);
        const [from, to] = pair.value.range ?? [0, 0];
        const at = yaml.slice(from, to).indexOf(address);
        if (at !== -1) {
          found.push({ address, start: base + from + at, end: base + from + at + address.length });
        }
      }
    },
  });
  return found;
}
