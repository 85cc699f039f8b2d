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

/** What a section gathers. */
interface Gathered {
  readonly text: string[];
  readonly identifiers: Set<string>;
  /** Rows of tables that have an anchor of their own, such as error codes: sections below this one. */
  readonly rows: { readonly anchor: string; readonly name: string; readonly gathered: Gathered }[];
}

const nothing = (): Gathered => ({ text: [], identifiers: new Set(), rows: [] });

/** Names in code that have a sign or a capital inside: fields, headers, constants, functions. */
const NAME_IN_CODE = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+|\p{L}\p{Ll}+\p{Lu}[\p{L}\p{N}]*/gu;

/** Text with a space where a block begins or ends: a file name above a program is no part of its first word. */
function blockText(node: ElementContent): string {
  if (node.type !== "element") {
    return hastText(node);
  }
  const text = node.children.map(blockText).join("");
  return BLOCK.test(node.tagName) ? ` ${text} ` : text;
}

/** Gathers prose and inline code of one subtree; of code blocks the names alone. */
function collect(node: ElementContent, into: Gathered): void {
  if (node.type === "text") {
    into.text.push(node.value);
    return;
  }
  if (node.type !== "element") {
    return;
  }
  if (isAside(node)) {
    if (hasClass(node, "code")) {
      for (const [name] of blockText(node).matchAll(NAME_IN_CODE)) {
        into.identifiers.add(name);
      }
    }
    return;
  }
  const anchor = node.tagName === "tr" ? property(node, "id") : "";
  if (anchor !== "") {
    const gathered = nothing();
    for (const cell of node.children) {
      collect(cell, gathered);
    }
    const name = node.children.find((child) => child.type === "element");
    into.rows.push({ anchor, name: name === undefined ? anchor : hastText(name, isAside).trim(), gathered });
    return;
  }
  if (node.tagName === "code") {
    into.identifiers.add(hastText(node).trim());
  }
  const isBlock = BLOCK.test(node.tagName);
  if (isBlock) {
    into.text.push(" ");
  }
  for (const child of node.children) {
    collect(child, into);
  }
  if (isBlock) {
    into.text.push(" ");
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
    gathered: nothing(),
  };
  const add = (anchor: string | null, headingPath: readonly string[], { text, identifiers, rows }: Gathered): void => {
    const prose = text.join("").replace(/\s+/g, " ").trim();
    if (anchor !== null || prose !== "") {
      const names = [...identifiers].filter((value) => value !== "");
      sections.push({ anchor, headingPath, text: prose, identifiers: names });
    }
    for (const row of rows) {
      add(row.anchor, [...headingPath, row.name], row.gathered);
    }
  };
  const close = (): void => {
    const headings = open.path.map((part) => part.text);
    add(open.anchor, headings, open.gathered);
  };
  for (const node of unframed(nodes)) {
    const level = node.type === "element" ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type === "element" && level !== undefined) {
      close();
      const path = [
        ...open.path.filter((part) => part.level < Number(level)),
        { level: Number(level), text: hastText(node, isAside).replace(/\s+/g, " ").trim() },
      ];
      open = { anchor: property(node, "id"), path, gathered: nothing() };
    } else {
      collect(node, open.gathered);
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
