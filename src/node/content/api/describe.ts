import type { ElementContent } from "hast";
import type { Nodes, Parents, RootContent } from "mdast";

import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import { parse } from "../parse";

/** Signs that can make text anything else than a paragraph of text. */
const MARKDOWN = /[\\`*_[\]<>&~#|\n@]|:\/\/|www\.|^\s*(?:[-+]|\d+[.)])\s/;

/**
 * A description of the API as hast: plain Markdown, its links checked as those of the page that shows it. The API
 * description is data, so raw HTML in it is shown as text, and headings are bold lines: the page's outline is its own.
 */
export function describe(text: string, page: PageContext, at: Point): ElementContent[] {
  const trimmed = text.trim();
  if (trimmed === "") {
    return [];
  }
  if (!MARKDOWN.test(trimmed)) {
    return [{ type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: trimmed }] }];
  }
  const tree = parse(trimmed, "md", page.report);
  if (tree === null) {
    return [];
  }
  tame(tree, page, at);
  return page.toHast(tree.children).filter((node) => node.type !== "text" || node.value.trim() !== "");
}

/** The same within a line: paragraphs follow each other without their frames, and of anything else the text stays. */
export function describeInline(text: string, page: PageContext, at: Point): ElementContent[] {
  return describe(text, page, at).flatMap((node, index): ElementContent[] => {
    const content: ElementContent[] =
      node.type === "element" && node.tagName !== "p"
        ? [{ type: "text", value: textIn(node) }]
        : node.type === "element"
          ? node.children
          : [node];
    return index === 0 ? content : [{ type: "text", value: " " }, ...content];
  });
}

function textIn(node: ElementContent): string {
  return node.type === "text" ? node.value : node.type === "element" ? node.children.map(textIn).join("") : "";
}

/** Replaces what descriptions may not bring along, and resolves links. Places in them say nothing about the page. */
function tame(parent: Parents, page: PageContext, at: Point): void {
  parent.children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    const result = tamed(node, parent, page, at);
    for (const inner of result) {
      delete inner.position;
      if ("children" in inner) {
        tame(inner, page, at);
      }
    }
    return result;
  });
}

function tamed(node: RootContent, parent: Nodes, page: PageContext, at: Point): RootContent[] {
  switch (node.type) {
    case "html": {
      const text = { type: "text", value: node.value } as const;
      const flow = parent.type === "root" || parent.type === "listItem" || parent.type === "blockquote";
      return flow ? [{ type: "paragraph", children: [text] }] : [text];
    }
    case "heading":
      return [{ type: "paragraph", children: [{ type: "strong", children: node.children }] }];
    // Notes are the page's own: a description has no place for them.
    case "footnoteReference":
      return [{ type: "text", value: `[^${node.label ?? node.identifier}]` }];
    case "footnoteDefinition":
      return node.children;
    case "image":
      return [{ type: "text", value: node.alt ?? "" }];
    case "link":
    case "definition":
      return [{ ...node, url: page.href(node.url, at) }];
    default:
      return [node];
  }
}
