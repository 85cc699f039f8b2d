import type { ElementContent } from "hast";
import { createElement, Fragment, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";

/** Stands in a block's children for content that is hast already. */
function HastSlot(_props: { readonly nodes: readonly ElementContent[] }): null {
  return null;
}

/** hast nodes as a child for a block component. */
export function slot(nodes: readonly ElementContent[]): ReactElement {
  return createElement(HastSlot, { nodes });
}

/**
 * Expands block components to hast. Blocks are pure functions without hooks, so calling them is all that rendering
 * takes; staying in hast keeps one tree from which HTML, anchors, sections and Markdown are read, and spares every
 * page a round through an HTML string and a parser.
 */
export function elementToHast(node: ReactNode): ElementContent[] {
  if (node === null || node === undefined || typeof node === "boolean") {
    return [];
  }
  if (typeof node === "string" || typeof node === "number") {
    return [{ type: "text", value: String(node) }];
  }
  if (!isValidElement(node)) {
    return Array.isArray(node) ? (node as ReactNode[]).flatMap(elementToHast) : [];
  }
  const { type } = node;
  const { children, ...props } = node.props as { children?: ReactNode } & Record<string, unknown>;
  if (type === HastSlot) {
    return [...(props["nodes"] as readonly ElementContent[])];
  }
  if (type === Fragment) {
    return elementToHast(children);
  }
  if (typeof type === "function") {
    return elementToHast((type as (all: unknown) => ReactNode)(node.props));
  }
  const properties = Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [
        name,
        name === "className" ? String(value).split(" ") : (value as string | number | boolean),
      ]),
  );
  return [{ type: "element", tagName: type, properties, children: elementToHast(children) }];
}
