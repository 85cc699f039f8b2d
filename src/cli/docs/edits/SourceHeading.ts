import { slug } from "github-slugger";
import type { Nodes } from "mdast";

import { interpolate } from "../../../node/content";
import type { ExpressionScope } from "../../../node/content";
import { operationAnchors } from "../../../node/content/blocks/foreseeOperation";
import { splitFrontMatter } from "../../../node/content/frontMatter";
import { takeHeadingIds } from "../../../node/content/headingIds";
import { isBlockElement, pointOf } from "../../../node/content/nodeTypes";
import { parse } from "../../../node/content/parse";
import type { Heading as CompiledHeading } from "../../../shared/contracts/CompiledPage";
import type { Replacement } from "./replaceRanges";
import { textPlaces } from "./textPlaces";

/** A heading as its author wrote it. */
export interface SourceHeading {
  readonly level: number;
  /** What readers see of it. */
  readonly text: string;
  readonly line: number;
  /** The id in braces at its end, if it has one. */
  readonly explicit: string | null;
  /** Offsets of all of it, and of its text alone. */
  readonly start: number;
  readonly end: number;
  readonly textStart: number;
  readonly textEnd: number;
}

/** What of a page's source decides on its anchors. */
export interface SourceHeadings {
  readonly headings: readonly SourceHeading[];
  /** Calls of the API that the page shows, with the line of their block. */
  readonly calls: ReadonlyMap<string, number>;
}

/** The headings of a content file, in order; none of one that can't be parsed. */
export function sourceHeadings(file: string, text: string, scope: ExpressionScope): SourceHeadings {
  const format = file.endsWith(".md") ? "md" : "mdx";
  const { body, ids } = takeHeadingIds(splitFrontMatter(text).body, format);
  const tree = parse(body, format, () => undefined);
  const { offsetOf } = textPlaces(text);
  const headings: SourceHeading[] = [];
  const calls = new Map<string, number>();
  const look = (node: Nodes): void => {
    if (node.type === "heading") {
      const { line } = pointOf(node);
      const ends = node.position?.end ?? pointOf(node);
      const [first, last] = [node.children[0]?.position?.start ?? ends, node.children.at(-1)?.position?.end ?? ends];
      const start = offsetOf(pointOf(node));
      headings.push({
        ...{ level: node.depth, text: readText(node, scope).replace(/\s+/g, " ").trim(), line },
        ...{ explicit: ids.get(line) ?? null, start, end: endOfHeading(text, start, offsetOf(ends)) },
        ...{ textStart: offsetOf(first), textEnd: offsetOf(last) },
      });
    }
    if (isBlockElement(node) && node.name?.startsWith("Operation") === true && node.name !== "OperationLink") {
      const id = node.attributes.find((attribute) => "name" in attribute && attribute.name === "id")?.value;
      if (typeof id === "string") {
        calls.set(id, pointOf(node).line);
      }
    }
    if ("children" in node) {
      node.children.forEach(look);
    }
  };
  if (tree !== null) {
    look(tree);
  }
  return { headings, calls };
}

/** The id at the end of a heading stands behind what the parser has seen of it. */
function endOfHeading(text: string, start: number, end: number): number {
  const rest = /[\r\n]/.exec(text.slice(end));
  const lineEnd = rest === null ? text.length : end + rest.index;
  return /[\r\n]/.test(text.slice(start, end)) ? end : lineEnd;
}

function readText(node: Nodes, scope: ExpressionScope): string {
  const resolve = (value: string): string => interpolate(value, scope, () => undefined);
  switch (node.type) {
    case "text":
    case "inlineCode":
      return resolve(node.value);
    case "mdxTextExpression":
      return resolve(`{${node.value.trim()}}`);
    case "image":
      return node.alt ?? "";
    default:
      return "children" in node ? node.children.map((child) => readText(child, scope)).join("") : "";
  }
}

/** The anchors of source headings, in their order; null where the compiled page has none that is surely theirs. */
export function anchorsOfHeadings(
  { headings, calls }: SourceHeadings,
  compiled: readonly CompiledHeading[],
): (string | null)[] {
  const ofCalls = new Set([...calls.keys()].flatMap(operationAnchors));
  let next = 0;
  return headings.map(({ level, text, explicit }) => {
    const own = slug(text);
    const at = compiled.findIndex(
      (heading, index) =>
        index >= next &&
        heading.level === level &&
        heading.text === text &&
        (explicit === null
          ? !ofCalls.has(heading.id) && (heading.id === own || /^-\d+$/.test(heading.id.slice(own.length)))
          : heading.id === explicit),
    );
    if (at === -1) {
      return null;
    }
    next = at + 1;
    return compiled[at]?.id ?? null;
  });
}

/** A heading with another text, another id at its end, or both; null for none. */
export function writeHeading(
  text: string,
  { level, start, end, textStart, textEnd }: SourceHeading,
  { words, id }: { readonly words: string | null; readonly id: string | null },
): Replacement {
  const isUnderlined = !text.slice(start, textStart).startsWith("#");
  const signs = isUnderlined ? `${"#".repeat(level)} ` : text.slice(start, textStart);
  const content = words ?? text.slice(textStart, textEnd);
  return { start, end, text: `${signs}${content}${id === null ? "" : ` {#${id}}`}` };
}
