import type { Element, ElementContent } from "hast";
import { defaultHandlers, toMdast } from "hast-util-to-mdast";
import type { State } from "hast-util-to-mdast";
import type { Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";

import { hasClass, hastText } from "./nodeTypes";

/** Controls that say nothing on their own: anchor signs, the row of tabs (each panel carries its title). */
const isControl = (node: Element): boolean =>
  hasClass(node, "heading-anchor") || hasClass(node, "tab-list") || hasClass(node, "sequence-actors");

/**
 * The article as plain Markdown, read off the same tree as the HTML: blocks, data and expressions are resolved,
 * nothing of MDX is left. Code keeps its bytes.
 */
export function articleMarkdown(nodes: readonly ElementContent[]): string {
  const tree = toMdast(
    { type: "root", children: [...nodes] },
    {
      handlers: {
        figure(state: State, node: Element) {
          if (!hasClass(node, "code")) {
            return state.all(node);
          }
          const language = String(node.properties["dataLanguage"] ?? node.properties["data-language"] ?? "");
          const pre = node.children.find((child): child is Element => child.type === "element" && child.tagName === "pre");
          return { type: "code", lang: language, meta: null, value: pre === undefined ? "" : hastText(pre) };
        },
        a: (state: State, node: Element) => (isControl(node) ? undefined : defaultHandlers.a(state, node)),
        button: () => undefined,
        div: (state: State, node: Element) => (isControl(node) ? undefined : defaultHandlers.div(state, node)),
        ol: (state: State, node: Element) => (isControl(node) ? undefined : defaultHandlers.ol(state, node)),
      },
    },
  );
  return toMarkdown(tree as Root, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: "-", fences: true, rule: "-" });
}
