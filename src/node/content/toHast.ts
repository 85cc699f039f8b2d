import type { Element, ElementContent, Root as HastRoot } from "hast";
import { slug } from "github-slugger";
import type { Code, Heading as MdastHeading, Image, PhrasingContent, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { defaultHandlers, toHast as mdastToHast } from "mdast-util-to-hast";
import type { Handler, State } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import { createElement } from "react";
import type { HighlighterCore } from "shiki/core";

import { CodeFigure } from "../../blocks/CodeFigure";
import { Picture } from "../../blocks/Picture";
import { TableBox } from "../../blocks/TableBox";
import type { Heading } from "../../shared/contracts/CompiledPage";
import { withPrefix } from "../../shared/paths";
import { blocks } from "./blocks";
import { InvalidBlock, toCall } from "./blocks/toCall";
import { elementToHast, slot } from "./elementToHast";
import { parseFenceMeta } from "./fences";
import { fenceLabel, highlight, languageName } from "./highlight";
import { encodeAddress } from "./links";
import { pointOf } from "./nodeTypes";
import type { BlockElement } from "./nodeTypes";
import type { PageContext } from "./PageContext";
import { admonitionToHast } from "./transform";

/** What conversion to hast gathers beside the tree. */
export interface HastOutput {
  readonly headings: Heading[];
  /** The heading that content being converted stands under. */
  current: Heading;
  /** Labels of tables so far, so that each names its region uniquely. */
  readonly tableLabels: Map<string, number>;
  /** State of the page's conversion, once it runs: what blocks hold shares its link definitions and footnotes. */
  state: State | null;
}

/** Markdown nodes that stand within a line. */
const PHRASING = new Set<string>([
  "break",
  "delete",
  "emphasis",
  "footnoteReference",
  "image",
  "imageReference",
  "inlineCode",
  "link",
  "linkReference",
  "mdxJsxTextElement",
  "strong",
  "text",
]);

/** Markdown nodes -> hast, with blocks expanded and code highlighted. */
export function convert(
  nodes: readonly RootContent[],
  page: PageContext,
  core: HighlighterCore,
  output: HastOutput,
): ElementContent[] {
  if (output.state !== null) {
    return convertWithin(output.state, nodes);
  }
  const one = (content: ReturnType<typeof elementToHast>): ElementContent | ElementContent[] => content;
  const block: Handler = (state: State, node: BlockElement) => {
    output.state = state;
    return one(expandBlock(node, page));
  };
  const handlers: Record<string, Handler> = {
    heading: (state: State, node: MdastHeading) => headingToHast(state, node, page),
    code: (_state: State, node: Code) => one(codeToHast(node, core)),
    table: (state: State, node: Table) => tableToHast(state, node, output),
    image: (_state: State, node: Image) => one(imageToHast(node, page)),
    containerDirective: (state: State, node: ContainerDirective) => {
      output.state = state;
      return one(elementToHast(admonitionToHast(node, page, slot)));
    },
    mdxJsxFlowElement: block,
    mdxJsxTextElement: block,
  };
  const root = mdastToHast(
    { type: "root", children: [...nodes] },
    { handlers, clobberPrefix: "", footnoteLabelTagName: "h2", footnoteLabelProperties: {} },
  );
  const children: readonly HastRoot["children"][number][] = (root as HastRoot).children;
  return children.filter((child): child is ElementContent => child.type !== "doctype");
}

/** Content of a block, converted as a part of its page. */
function convertWithin(state: State, nodes: readonly RootContent[]): ElementContent[] {
  // As children of a root, inline nodes would get line breaks between them: a one-line block's text is a paragraph's.
  return nodes.every((node) => PHRASING.has(node.type))
    ? state.all({ type: "paragraph", children: nodes as PhrasingContent[] })
    : state.wrap(state.all({ type: "root", children: [...nodes] }), false);
}

function expandBlock(node: BlockElement, page: PageContext): ElementContent[] {
  const name = node.name ?? "";
  const definition = blocks.get(name);
  if (definition === undefined) {
    // Plain elements such as <kbd>: no attributes are taken over.
    return [{ type: "element", tagName: name, properties: {}, children: page.toHast(node.children) }];
  }
  if (definition.within !== undefined) {
    page.report({
      ...pointOf(node),
      rule: "block-usage",
      message: `\`<${name}>\` stands outside of \`<${definition.within}>\``,
      fix: `put it directly into \`<${definition.within}>\``,
    });
    return [];
  }
  try {
    return elementToHast(definition.build(toCall(node, definition.props, page)));
  } catch (error) {
    if (error instanceof InvalidBlock) {
      return [];
    }
    throw error;
  }
}

function headingToHast(state: State, node: MdastHeading, page: PageContext): Element {
  const text = toString(node).replace(/\s+/g, " ").trim();
  const explicit = page.headingIds.get(node.position?.start.line ?? 0);
  if (explicit === undefined && slug(text) === "") {
    page.report({
      ...pointOf(node),
      rule: "heading-id",
      message: `the heading \`${text}\` gives no id: nothing can link to it`,
      fix: "use letters or digits, or write an id after it: `{#…}`",
    });
  }
  const id = explicit ?? page.slugger.slug(text);
  page.addHeading({ level: node.depth, id, text }, pointOf(node));
  return {
    type: "element",
    tagName: `h${String(node.depth)}`,
    properties: { id },
    children: [
      ...state.all(node),
      {
        type: "element",
        tagName: "a",
        properties: { className: ["heading-anchor"], href: `#${id}`, ariaLabel: `Link to ${text}` },
        children: [],
      },
    ],
  };
}

function codeToHast(node: Code, core: HighlighterCore): ElementContent[] {
  const language = languageName(node.lang ?? "") ?? "text";
  const { meta } = parseFenceMeta(node.meta ?? "");
  return elementToHast(
    createElement(
      CodeFigure,
      {
        language,
        title: meta.title,
        label: fenceLabel(language, /^\s*curl\b/m.test(node.value) ? "bash-is-curl" : "bash-is-shell"),
        copy: meta.copy,
      },
      slot(highlight(core, node.value, language, meta.marked)),
    ),
  );
}

function tableToHast(state: State, node: Table, output: HastOutput): ElementContent[] {
  const table = defaultHandlers.table(state, node);
  const base = `Table: ${output.current.text === "" ? toString(node.children[0]?.children[0] ?? node) : output.current.text}`;
  const count = (output.tableLabels.get(base) ?? 0) + 1;
  output.tableLabels.set(base, count);
  return elementToHast(
    createElement(TableBox, { label: count === 1 ? base : `${base} ${String(count)}` }, slot([table])),
  );
}

function imageToHast(node: Image, page: PageContext): ElementContent[] {
  const info = page.images.get(node.url);
  if (info === undefined) {
    return []; // reported where images were looked up
  }
  const prefixed = (path: string): string => encodeAddress(withPrefix(path, page.inputs.pathPrefix));
  page.assets.add(info.src);
  for (const source of info.sources) {
    for (const [path] of source.srcset) {
      page.assets.add(path);
    }
  }
  return elementToHast(
    createElement(Picture, {
      src: prefixed(info.src),
      alt: node.alt ?? "",
      title: node.title ?? undefined,
      width: info.width,
      height: info.height,
      sources: info.sources.map(({ type, srcset }) => ({
        type,
        srcset: srcset.map(([path, width]) => `${prefixed(path).replace(/,/g, "%2C")} ${String(width)}w`).join(", "),
      })),
    }),
  );
}
