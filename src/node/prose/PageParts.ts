import type { Expression, Literal, Property } from "estree";
import type { Link, LinkReference, Nodes, PhrasingContent, Root } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";

import type { Range } from "./Ranges";

/** A link of a page: what it shows, data expressions as something that is there. */
export interface ShownLink {
  readonly start: number;
  readonly text: string;
  /** Whether an image without a text alternative is in it, which is a fault of the image. */
  readonly hasSilentImage: boolean;
}

/** What a page's tree holds for the checks on words, links and hosts: one walk for all of them. */
export interface PageParts {
  /** Running text, headings, table cells, alternative texts, and the texts in attributes of blocks. */
  readonly prose: readonly Range[];
  /** Fences, and inline code with its value. */
  readonly code: readonly (Range & { readonly inline: string | null })[];
  /** Attributes of blocks, but for those that link. */
  readonly attributes: readonly Range[];
  readonly links: readonly ShownLink[];
}

/** Attributes of blocks whose texts readers read. */
const PROSE_NAMES: ReadonlySet<string> = new Set(["title", "label"]);
/** The same of keys in their data. Labels of steps and transitions are names of messages. */
const PROSE_KEYS: ReadonlySet<string> = new Set(["title", "note"]);
/** Attributes and keys that link. */
const LINK_NAMES: ReadonlySet<string> = new Set(["href", "src", "to"]);

type Gathered = { -readonly [Key in keyof PageParts]: PageParts[Key][number][] };

/** Reads a tree as it was parsed, with data expressions still in place. */
export function pageParts(tree: Root): PageParts {
  const parts: Gathered = { prose: [], code: [], attributes: [], links: [] };
  gather(tree, parts, true);
  return parts;
}

/** `isProse` is false inside of bold text: that is how buttons and fields are quoted, whatever they say. */
function gather(node: Nodes, parts: Gathered, isProse: boolean): void {
  const range = rangeOf(node);
  switch (node.type) {
    case "text":
      if (isProse && range !== null) {
        parts.prose.push(range);
      }
      return;
    case "code":
    case "inlineCode":
      if (range !== null) {
        parts.code.push({ ...range, inline: node.type === "inlineCode" ? node.value : null });
      }
      return;
    case "image":
    case "imageReference":
      if (range !== null && (node.alt ?? "") !== "") {
        // Behind the alternative text stands the file's name.
        parts.prose.push({ start: range.start, end: range.start + (node.alt ?? "").length + 2 });
      }
      return;
    case "link":
    case "linkReference":
      parts.links.push(shownLink(node, range?.start ?? 0));
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      if (node.name === "Button") {
        parts.links.push(shownLink(node, range?.start ?? 0));
      }
      for (const attribute of node.attributes) {
        if (attribute.type === "mdxJsxAttribute") {
          gatherAttribute(attribute, parts);
          if (node.name === "Card" && attribute.name === "title" && typeof attribute.value === "string") {
            const { start } = rangeOf(attribute) ?? range ?? { start: 0 };
            parts.links.push({ start, text: attribute.value, hasSilentImage: false });
          }
        }
      }
      break;
    }
    default:
  }
  if ("children" in node) {
    for (const child of node.children as Nodes[]) {
      gather(child, parts, isProse && node.type !== "strong");
    }
  }
}

function gatherAttribute(attribute: MdxJsxAttribute, parts: Gathered): void {
  const range = rangeOf(attribute);
  if (range === null || attribute.value == null) {
    return;
  }
  if (typeof attribute.value === "string") {
    const start = range.start + attribute.name.length + 1;
    if (PROSE_NAMES.has(attribute.name)) {
      parts.prose.push({ start, end: range.end });
    }
    if (!LINK_NAMES.has(attribute.name)) {
      parts.attributes.push({ start, end: range.end });
    }
    return;
  }
  const statement = attribute.value.data?.estree?.body[0];
  if (statement?.type === "ExpressionStatement") {
    gatherLiterals(statement.expression, attribute.name, parts);
  }
}

/** The texts of a data expression, each under the key that it stands at. */
function gatherLiterals(expression: Expression, name: string, parts: Gathered): void {
  if (expression.type === "ArrayExpression") {
    for (const element of expression.elements) {
      if (element !== null && element.type !== "SpreadElement") {
        gatherLiterals(element, name, parts);
      }
    }
  } else if (expression.type === "ObjectExpression") {
    for (const property of expression.properties) {
      if (property.type === "Property") {
        gatherLiterals(property.value as Expression, keyOf(property) ?? name, parts);
      }
    }
  } else if (expression.type === "Literal" || expression.type === "TemplateLiteral") {
    const [start, end] = (expression as Literal).range ?? [];
    if (start !== undefined && end !== undefined) {
      if (PROSE_KEYS.has(name)) {
        parts.prose.push({ start, end });
      }
      if (!LINK_NAMES.has(name)) {
        parts.attributes.push({ start, end });
      }
    }
  }
}

function keyOf({ key, computed }: Property): string | null {
  return computed ? null : key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : null;
}

function shownLink(node: Link | LinkReference | { readonly children: readonly unknown[] }, start: number): ShownLink {
  const children = node.children as readonly PhrasingContent[];
  return { start, text: children.map(shownText).join(""), hasSilentImage: children.some(isSilentImage) };
}

/** What readers see of a node; a data expression is a word. */
function shownText(node: Nodes): string {
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    return `{${node.value}}`;
  }
  return "children" in node ? (node.children as Nodes[]).map(shownText).join("") : toString(node);
}

function isSilentImage(node: Nodes): boolean {
  return node.type === "image" || node.type === "imageReference"
    ? (node.alt ?? "").trim() === ""
    : "children" in node && (node.children as Nodes[]).some(isSilentImage);
}

function rangeOf(node: { readonly position?: Nodes["position"] }): Range | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? null : { start, end };
}
