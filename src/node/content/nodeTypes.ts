import type { Element, Root as HastRoot } from "hast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A block as written: an MDX element in the Markdown tree. */
export type BlockElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isBlockElement(node: { readonly type: string }): node is BlockElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** A place on a page, without the file. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** Start of a node; the file's first character where the parser gave no position. */
export function pointOf(node: { readonly position?: { readonly start: Point } | undefined }): Point {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/** Text of a hast subtree. `skip` leaves elements out. */
export function hastText(
  node: HastRoot | HastRoot["children"][number],
  skip: (element: Element) => boolean = () => false,
): string {
  if (node.type === "text") {
    return node.value;
  }
  if (!("children" in node) || (node.type === "element" && skip(node))) {
    return "";
  }
  return node.children.map((child) => hastText(child, skip)).join("");
}

/** A property of an element as text; "" where it has none. */
export function property(element: Element, name: string): string {
  const value = element.properties[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}
