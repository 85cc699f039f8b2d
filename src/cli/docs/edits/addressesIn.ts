import type { Nodes } from "mdast";
import { isPair, isScalar, parseDocument, visit as visitYaml } from "yaml";

import { takeHeadingIds } from "../../../node/content/headingIds";
import { splitFrontMatter } from "../../../node/content/frontMatter";
import { parse } from "../../../node/content/parse";
import { CommandError } from "../Command";
import { frontMatterRange } from "./frontMatterRange";
import { textPlaces } from "./textPlaces";

/** An address that a content file holds: as it is written, and where. */
export interface WrittenAddress {
  readonly address: string;
  /** Whether a reader follows it, or the page shows what it leads to. */
  readonly role: "link" | "image";
  /** Offsets in the file's text. */
  readonly start: number;
  readonly end: number;
}

/** Attributes of blocks that hold addresses. */
const ATTRIBUTES: Readonly<Record<string, WrittenAddress["role"]>> = {
  ...{ href: "link", to: "link" },
  ...{ src: "image", image: "image", poster: "image" },
};

/** Links in the data that a block takes: `transitions={[{ href: "./next.mdx" }]}`. */
const LINKS_IN_DATA = /(\bhref\s*:\s*["'`])([^"'`{}$]+)(?=["'`])/g;

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
  const { offsetOf } = textPlaces(text);
  const found: WrittenAddress[] = [...frontMatterImages(text)];
  const add = (match: RegExpExecArray | null, from: number, role: WrittenAddress["role"]): void => {
    const address = match?.[2] ?? "";
    if (match !== null && address !== "") {
      const start = from + match.index + (match[1]?.length ?? 0);
      found.push({ address, role, start, end: start + address.length });
    }
  };
  const find = (pattern: RegExp, from: number, to: number, role: WrittenAddress["role"]): void =>
    add(pattern.exec(text.slice(from, to)), from, role);
  const look = (node: Nodes): void => {
    if (node.position !== undefined) {
      const [start, end] = [offsetOf(node.position.start), offsetOf(node.position.end)];
      if (node.type === "link") {
        const last = node.children.at(-1)?.position?.end;
        find(
          /^([^\]]*\]\(\s*<?)((?<=<)[^<>]+|[^\s<>)]+)/,
          last === undefined ? start + 1 : offsetOf(last),
          end,
          "link",
        );
      } else if (node.type === "image") {
        find(/^(!\[(?:\\.|\[[^\]]*\]|[^\]\\])*\]\(\s*<?)((?<=<)[^<>]+|[^\s<>)]+)/, start, end, "image");
      } else if (node.type === "definition") {
        find(/^(\[(?:\\.|[^\]\\])*\]:\s*<?)((?<=<)[^<>]+|[^\s<>]+)/, start, end, "link");
      } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        const first = node.children[0]?.position?.start;
        const tagEnd = first === undefined ? end : offsetOf(first);
        for (const attribute of node.attributes) {
          const role = attribute.type === "mdxJsxAttribute" ? ATTRIBUTES[attribute.name] : undefined;
          if (attribute.type === "mdxJsxAttribute" && role !== undefined) {
            find(new RegExp(`^([^]*?\\s${attribute.name}\\s*=\\s*["'])([^"']+)`), start, tagEnd, role);
          }
        }
        if (node.attributes.some(({ value }) => typeof value === "object")) {
          for (const match of text.slice(start, tagEnd).matchAll(LINKS_IN_DATA)) {
            add(match, start, "link");
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

/** Pictures of the gallery, a cover. */
function frontMatterImages(text: string): WrittenAddress[] {
  const { yaml, start } = frontMatterRange(text);
  const document = parseDocument(yaml);
  const found: WrittenAddress[] = [];
  visitYaml(document, {
    Pair: (_key, pair) => {
      const name = isPair(pair) && isScalar(pair.key) ? pair.key.value : null;
      if ((name === "image" || name === "cover") && isPair(pair) && isScalar(pair.value)) {
        const address = String(pair.value.value);
        const [from, to] = pair.value.range ?? [0, 0];
        const at = yaml.slice(from, to).indexOf(address);
        if (at !== -1) {
          found.push({ address, role: "image", start: start + from + at, end: start + from + at + address.length });
        }
      }
    },
  });
  return found;
}
