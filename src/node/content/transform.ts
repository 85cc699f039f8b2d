import type { ElementContent } from "hast";
import type { Code, Heading as MdastHeading, Image, Link, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { toString } from "mdast-util-to-string";
import { createElement } from "react";

import { Admonition, ADMONITION_KINDS } from "../../blocks/Admonition";
import { nearest } from "../../shared/nearest";
import { blocks, plainElements } from "./blocks";
import { evaluate, expressionOf } from "./expressions";
import { fenceLanguages, languageName } from "./highlight";
import { parseFenceMeta } from "./fences";
import { isBlockElement, pointOf } from "./nodeTypes";
import type { BlockElement } from "./nodeTypes";
import type { PageContext } from "./PageContext";

/** Headings of one page as `transform` numbers them. */
export interface PreparedHeading {
  readonly id: string;
  readonly level: number;
}

/**
 * Resolves everything in the Markdown tree that depends on settings, files or other pages, so that what follows
 * (ids, contents, sections, HTML) sees the text that readers see.
 */
export function transform(tree: Root, page: PageContext): void {
  transformChildren(tree, page);
}

function transformChildren(parent: { children: RootContent[] }, page: PageContext): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    const replaced = transformNode(child, page);
    for (const node of replaced) {
      if ("children" in node && node.type !== "link") {
        transformChildren(node as unknown as { children: RootContent[] }, page);
      }
    }
    return replaced;
  });
}

/** A paragraph of nothing but blocks is those blocks: MDX puts adjacent one-line blocks into one paragraph. */
function unwrapBlocks(paragraph: Paragraph): RootContent[] | null {
  const isBlank = (node: PhrasingContent): boolean => node.type === "text" && node.value.trim() === "";
  const isBlock = (node: { readonly type: string }): boolean => isBlockElement(node) && blocks.has(node.name ?? "");
  const inside = paragraph.children.filter((child) => !isBlank(child));
  return inside.length > 0 && inside.every(isBlock) ? inside : null;
}

function transformNode(node: RootContent, page: PageContext): RootContent[] {
  const at = pointOf(node);
  switch (node.type) {
    case "paragraph": {
      const inner = unwrapBlocks(node);
      return inner === null ? [node] : inner.flatMap((child) => transformNode(child, page));
    }
    case "text":
      return page.source.format === "md" ? [{ ...node, value: page.text(node.value, at) }] : [node];
    case "inlineCode":
      return [{ ...node, value: page.text(node.value, at) }];
    case "mdxTextExpression":
    case "mdxFlowExpression":
      return transformExpression(node, page);
    case "mdxjsEsm":
      page.report({
        ...at,
        rule: "import-export",
        message: "`import` and `export` don't work in content",
        known: [...blocks.keys()],
        fix: 'use a block from the list, or place an island with `<Island name="…" />`',
      });
      return [];
    case "html":
      return transformHtml(node.value, at, page);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return checkBlock(node, page) ? [node] : [];
    case "containerDirective":
      return checkAdmonition(node, page) ? [node] : [];
    case "heading":
      checkHeading(node, page);
      return [node];
    case "code":
      return [checkFence(node, page)];
    case "link":
      return [transformLink(node, page)];
    case "definition":
      return [{ ...node, url: page.href(page.text(node.url, at), at) }];
    case "image":
      return [
        {
          ...node,
          alt: node.alt == null ? node.alt : page.text(node.alt, at),
          url: page.text(node.url, at),
        } satisfies Image,
      ];
    default:
      return [node];
  }
}

function transformLink(node: Link, page: PageContext): Link {
  const at = pointOf(node);
  const link: Link = { ...node, url: page.href(page.text(node.url, at), at) };
  transformChildren(link, page);
  return link;
}

function transformExpression(node: MdxFlowExpression | MdxTextExpression, page: PageContext): RootContent[] {
  const expression = expressionOf(node.data?.estree);
  if (expression === null) {
    return []; // a comment
  }
  const result = evaluate(expression, page.inputs.scope);
  if (result.ok && (typeof result.value === "string" || typeof result.value === "number")) {
    const text = { type: "text", value: String(result.value), position: node.position } as const;
    return node.type === "mdxFlowExpression" ? [{ type: "paragraph", children: [text] }] : [text];
  }
  page.report({
    ...pointOf(node),
    rule: "unknown-expression",
    message: result.ok
      ? `\`{${node.value}}\` is no text`
      : result.message.startsWith("`")
        ? result.message
        : `\`{${node.value}}\`: ${result.message}`,
    known: result.ok ? [] : result.known,
    fix: `for literal braces write \`\\{${node.value}\\}\`, or put the text in code`,
  });
  return [];
}

function transformHtml(value: string, at: { line: number; column: number }, page: PageContext): RootContent[] {
  if (/^<!--[\s\S]*?-->\s*$/.test(value.trim())) {
    return [];
  }
  page.report({
    ...at,
    rule: "unknown-block",
    message: `raw HTML \`${value.split("\n")[0] ?? ""}\` doesn't work in Markdown files`,
    fix: "use Markdown, write a literal `<` as `\\<`, or rename the file to .mdx and use a block",
  });
  return [];
}

function checkBlock(node: BlockElement, page: PageContext): boolean {
  const name = node.name ?? "";
  if (blocks.has(name) || plainElements.has(name)) {
    return true;
  }
  const known = [...blocks.keys(), ...plainElements];
  const near = nearest(name, known, 5);
  page.report({
    ...pointOf(node),
    rule: "unknown-block",
    message: name === "" ? "fragments `<>…</>` don't work in content" : `there is no block \`<${name}>\``,
    known: near.length > 0 ? near : known,
    fix: near[0] === undefined ? "use a known block, or write a literal `<` as `\\<`" : `write \`<${near[0]}>\``,
  });
  return false;
}

function checkAdmonition(node: ContainerDirective, page: PageContext): boolean {
  if ((ADMONITION_KINDS as readonly string[]).includes(node.name)) {
    return true;
  }
  page.report({
    ...pointOf(node),
    rule: "unknown-block",
    message: `there is no admonition \`:::${node.name}\``,
    known: ADMONITION_KINDS,
    fix: `write \`:::${nearest(node.name, ADMONITION_KINDS, 1)[0] ?? "note"}\``,
  });
  return false;
}

function checkHeading(node: MdastHeading, page: PageContext): void {
  if (node.depth === 1) {
    page.report({
      ...pointOf(node),
      rule: "heading-level",
      message: `\`# ${toString(node)}\`: the page's only first-level heading is its title`,
      fix: "start at `##`; the title stands in the front matter",
    });
  }
}

function checkFence(node: Code, page: PageContext): Code {
  const at = pointOf(node);
  const written = node.lang ?? "";
  if (languageName(written) === null) {
    const known = Object.keys(fenceLanguages);
    page.report({
      ...at,
      rule: "fence-language",
      message: written === "" ? "this fence names no language" : `unknown fence language \`${written}\``,
      known: [...nearest(written, known, 3), ...known].filter((name, index, all) => all.indexOf(name) === index),
      fix: "name a known language after the opening fence; `text` is plain",
    });
  }
  for (const fault of parseFenceMeta(node.meta ?? "").faults) {
    page.report({ ...at, rule: "fence-meta", ...fault });
  }
  return { ...node, value: page.text(node.value, at), meta: node.meta == null ? null : page.text(node.meta, at) };
}

/** An admonition's own markup around its content. */
export function admonitionToHast(
  node: ContainerDirective,
  page: PageContext,
  slotOf: (nodes: readonly ElementContent[]) => React.ReactElement,
): React.ReactElement {
  const [first, ...rest] = node.children as RootContent[];
  const isLabel =
    first?.type === "paragraph" && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
  const kind = ADMONITION_KINDS.find((name) => name === node.name) ?? "note";
  return createElement(Admonition, {
    kind,
    title: isLabel ? slotOf(page.toHast(first.children as RootContent[])) : null,
    children: slotOf(page.toHast(isLabel ? rest : (node.children as RootContent[]))),
  });
}
