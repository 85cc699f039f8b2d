// Reading HTML the way a browser does, through parse5.
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type HtmlDocument = Tree.Document;
export type Element = Tree.Element;
export type Node = Tree.Node;
export type Text = Tree.TextNode;

/** Parses as a browser without JavaScript: what is in `noscript` is part of the page. */
export function parseDocument(html: string): HtmlDocument {
  return parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
}

export const isElement = (node: Node): node is Element => "tagName" in node;
export const isText = (node: Node): node is Text => node.nodeName === "#text";

export function childrenOf(node: Node): readonly Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** Elements below a node in document order. */
export function* elementsOf(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child;
    yield* elementsOf(child);
  }
}

/** Texts below a node in document order, without scripts and styles and what `skip` says. */
export function* textsOf(node: Node, skip: (element: Element) => boolean = () => false): Generator<string> {
  for (const child of childrenOf(node)) {
    if (isText(child)) yield child.value;
    else if (isElement(child) && !["script", "style", "template"].includes(child.tagName) && !skip(child)) {
      yield* textsOf(child, skip);
    }
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function elementsNamed(node: Node, ...names: string[]): Element[] {
  return [...elementsOf(node)].filter(({ tagName }) => names.includes(tagName));
}

export function textOf(node: Node): string {
  return [...textsOf(node)].join("");
}

/** Text in a form that two renderings of it share: letters only count, not spaces and case. */
export const squeeze = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** The part of a page that is its own: the article, or all of main where there is none. */
export function articleOf(document: HtmlDocument): Element | undefined {
  return elementsNamed(document, "article")[0] ?? elementsNamed(document, "main")[0];
}
