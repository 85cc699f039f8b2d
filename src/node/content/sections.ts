import type { Element, ElementContent } from "hast";

import type { Section } from "../../shared/contracts/CompiledPage";
import { hasClass, hastText, property } from "./nodeTypes";

/** Elements whose text is no prose of the section. */
function isAside(element: Element): boolean {
  return (
    hasClass(element, "heading-anchor") ||
    hasClass(element, "code") ||
    hasClass(element, "tab-list") ||
    hasClass(element, "op-side") ||
    hasClass(element, "diagram-summary") ||
    element.tagName === "svg"
  );
}

const BLOCK = /^(?:p|div|li|tr|td|th|h[1-6]|ul|ol|table|figure|figcaption|blockquote|details|summary|pre|br)$/;

/** Gathers prose and inline code of one subtree. */
function collect(node: ElementContent, text: string[], identifiers: Set<string>): void {
  if (node.type === "text") {
    text.push(node.value);
    return;
  }
  if (node.type !== "element") {
    return;
  }
  if (isAside(node)) {
    return;
  }
  if (node.tagName === "code") {
    identifiers.add(hastText(node).trim());
  }
  const isBlock = BLOCK.test(node.tagName);
  if (isBlock) {
    text.push(" ");
  }
  for (const child of node.children) {
    collect(child, text, identifiers);
  }
  if (isBlock) {
    text.push(" ");
  }
}

/** Frames for the layout only: the headings in them are the article's. */
function unframed(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === "element" && (hasClass(node, "op") || hasClass(node, "op-lead") || hasClass(node, "op-parts"))
      ? unframed(node.children)
      : [node],
  );
}

/** Cuts the article at its headings: the units that search finds. */
export function cutSections(nodes: readonly ElementContent[]): Section[] {
  const sections: Section[] = [];
  let open = {
    anchor: null as string | null,
    path: [] as { level: number; text: string }[],
    text: [] as string[],
    identifiers: new Set<string>(),
  };
  const close = (): void => {
    const text = open.text.join("").replace(/\s+/g, " ").trim();
    if (open.anchor !== null || text !== "") {
      sections.push({
        anchor: open.anchor,
        headingPath: open.path.map((part) => part.text),
        text,
        identifiers: [...open.identifiers].filter((value) => value !== ""),
      });
    }
  };
  for (const node of unframed(nodes)) {
    const level = node.type === "element" ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type === "element" && level !== undefined) {
      close();
      const path = [
        ...open.path.filter((part) => part.level < Number(level)),
        { level: Number(level), text: hastText(node, isAside).replace(/\s+/g, " ").trim() },
      ];
      open = { anchor: property(node, "id"), path, text: [], identifiers: new Set() };
    } else {
      collect(node, open.text, open.identifiers);
    }
  }
  close();
  return sections;
}

/** Every id in the article, in order, repeated ones repeated. */
export function collectIds(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") {
      return [];
    }
    const id = node.properties["id"];
    return [...(typeof id === "string" ? [id] : []), ...collectIds(node.children)];
  });
}
