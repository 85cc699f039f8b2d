import type { ElementContent } from "hast";
import type {
  Code,
  Definition,
  Heading as MdastHeading,
  Image,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { toString } from "mdast-util-to-string";
import { createElement } from "react";

import { Admonition, ADMONITION_KINDS } from "../../blocks/Admonition";
import { likelyMeant } from "../../shared/likelyMeant";
import { nearest } from "../../shared/nearest";
import { altFault } from "./altFault";
import { blocks, plainElements } from "./blocks";
import { evaluate, expressionOf } from "./expressions";
import { normalizeText } from "./frontMatter";
import { fenceLanguages, languageName } from "./highlight";
import { mapFenceTitle, parseFenceMeta } from "./fences";
import { insteadOfElement } from "./insteadOfElement";
import { isBlockElement, pointOf } from "./nodeTypes";
import type { BlockElement, Point } from "./nodeTypes";
import type { PageContext } from "./PageContext";

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
        transformChildren(node, page);
      }
    }
    return replaced;
  });
}

/** HTML elements that can't stand in a paragraph either. */
const FLOW_ELEMENTS: ReadonlySet<string> = new Set(["details", "summary"]);

/** Name of a block that can't stand in a paragraph; null for anything else. */
function flowName(node: { readonly type: string }): string | null {
  const name = isBlockElement(node) ? (node.name ?? "") : "";
  return blocks.has(name) || FLOW_ELEMENTS.has(name) ? name : null;
}

/** A paragraph of nothing but blocks is those blocks: MDX puts adjacent one-line blocks into one paragraph. */
function unwrapBlocks(paragraph: Paragraph): RootContent[] | null {
  const isBlank = (node: PhrasingContent): boolean => node.type === "text" && node.value.trim() === "";
  const inside = paragraph.children.filter((child) => !isBlank(child));
  return inside.length > 0 && inside.every((child) => flowName(child) !== null) ? inside : null;
}

/** Blocks amid text: browsers would end the paragraph there, and show something else than was written. */
function reportBlocksInText(children: readonly PhrasingContent[], page: PageContext): void {
  for (const node of children) {
    const name = flowName(node);
    if (name !== null) {
      page.report({
        ...pointOf(node),
        rule: "block-usage",
        message: `\`<${name}>\` stands inside a line of text`,
        fix: "put it on lines of its own, with blank lines around",
      });
    }
  }
}

function transformNode(node: RootContent, page: PageContext): RootContent[] {
  const at = pointOf(node);
  switch (node.type) {
    case "paragraph": {
      const inner = unwrapBlocks(node);
      if (inner !== null) {
        return inner.flatMap((child) => transformNode(child, page));
      }
      reportBlocksInText(node.children, page);
      reportStrayColons(node, page);
      return [node];
    }
    case "emphasis":
    case "strong":
    case "delete":
    case "linkReference":
      reportBlocksInText(node.children, page);
      return [node];
    case "text":
      if (page.source.format === "md") {
        return [{ ...node, value: page.text(node.value, at) }];
      }
      reportStrayLessThan(node, page);
      return [node];
    case "inlineCode":
      return [inlineCode(node, page.text(node.value, at))];
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
      reportBlocksInText(node.children, page);
      return [node];
    case "code":
      return [checkFence(node, page)];
    case "link":
      return [transformLink(node, page)];
    case "definition":
      return [{ ...node, url: page.href(page.text(node.url, at), at), title: titleText(node, page) }];
    case "image": {
      const alt = altText(node, page);
      const fault = altFault(alt, node.url);
      if (fault !== null) {
        page.report({ ...at, rule: "image-alt", ...fault });
      }
      return [
        {
          ...node,
          alt,
          url: page.text(node.url, at),
          title: titleText(node, page),
        } satisfies Image,
      ];
    }
    default:
      return [node];
  }
}

/** The title of a link, an image or a definition, data expressions resolved. */
function titleText(node: Link | Image | Definition, page: PageContext): string | null {
  return node.title == null ? null : page.text(node.title, pointOf(node));
}

/** An image's alternative text, data expressions resolved: of those MDX keeps what stands between the braces only. */
function altText(node: Image, page: PageContext): string {
  const at = pointOf(node);
  const alt = page.text(node.alt ?? "", at);
  if (page.source.format === "md") {
    return alt;
  }
  const source = page.body.slice(node.position?.start.offset, node.position?.end.offset);
  const expressions = source.slice(0, source.indexOf("]")).match(/\{[^{}]+\}/g) ?? [];
  return expressions.reduce(
    (text, expression) => text.replace(expression.slice(1, -1), () => page.text(expression, at)),
    alt,
  );
}

/**
 * A `<` before a space is text to MDX, and the start of a tag as soon as the space goes: it has to be written so that
 * it stays what it is.
 */
function reportStrayLessThan(node: Text, page: PageContext): void {
  const { start, end } = node.position ?? {};
  if (!node.value.includes("<") || start?.offset === undefined || end?.offset === undefined) {
    return;
  }
  const source = page.body.slice(start.offset, end.offset);
  for (const match of source.matchAll(/(?<!\\)</g)) {
    const before = source.slice(0, match.index).split("\n");
    const last = before.at(-1) ?? "";
    page.report({
      line: start.line + before.length - 1,
      column: before.length === 1 ? start.column + last.length : last.length + 1,
      rule: "mdx-syntax",
      message: "a stray `<` in prose",
      fix: "for a literal `<` write `\\<`, or put the text in code: `` `a < b` ``",
    });
  }
}

function transformLink(node: Link, page: PageContext): Link {
  const at = pointOf(node);
  const link: Link = { ...node, url: page.href(page.text(node.url, at), at), title: titleText(node, page) };
  reportBlocksInText(link.children, page);
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
    // Without the expression's position: this text stands nowhere in the source.
    const text = { type: "text", value: String(result.value) } as const;
    return node.type === "mdxFlowExpression" ? [{ type: "paragraph", children: [text] }] : [text];
  }
  const instead = result.ok || result.fix === undefined ? "" : `${result.fix}; `;
  page.report({
    ...pointOf(node),
    rule: "unknown-expression",
    message: result.ok
      ? `\`{${node.value}}\` is no text`
      : result.message.startsWith("`")
        ? result.message
        : `\`{${node.value}}\`: ${result.message}`,
    known: result.ok ? [] : result.known,
    fix: `${instead}for literal braces write \`\\{${node.value}\\}\`, or put the text in code`,
  });
  return [];
}

/** Longest name, in characters, that stays on one line: it fits a phone's. */
const MAX_WHOLE = 28;

/** Code in a line. A short name with hyphens, such as a host, isn't broken at them: its parts say something else. */
function inlineCode(node: InlineCode, value: string): InlineCode {
  const isWhole = value.includes("-") && value.length <= MAX_WHOLE && !/\s/.test(value);
  return { ...node, value, ...(isWhole ? { data: { hProperties: { className: ["whole"] } } } : {}) };
}

function transformHtml(value: string, at: { line: number; column: number }, page: PageContext): RootContent[] {
  if (value.replace(/<!--[\s\S]*?-->/g, "").trim() === "") {
    return [];
  }
  page.report({
    ...at,
    rule: "unknown-block",
    message: `raw HTML \`${value.split("\n")[0] ?? ""}\` doesn't work in Markdown files`,
    fix: value.startsWith("<!--")
      ? "put the comment on lines of its own: what stands beside it would be lost"
      : (insteadOfElement(/^<\/?([a-z][\w-]*)/i.exec(value)?.[1] ?? "", "md") ??
        "use Markdown, write a literal `<` as `\\<`, or rename the file to .mdx and use a block"),
  });
  return [];
}

function checkBlock(node: BlockElement, page: PageContext): boolean {
  const name = node.name ?? "";
  if (blocks.has(name)) {
    return true;
  }
  if (plainElements.has(name)) {
    reportAttributes(node, name, page);
    return true;
  }
  const heading = /^h([1-6])$/i.exec(name)?.[1];
  if (heading !== undefined) {
    page.report({
      ...pointOf(node),
      rule: "heading-level",
      message:
        heading === "1"
          ? "`<h1>`: the page's only first-level heading is its title"
          : `\`<${name}>\`: headings are written in Markdown`,
      fix: `write \`${"#".repeat(Math.max(2, Number(heading)))} …\`${heading === "1" ? "; the title stands in the front matter" : ""}`,
    });
    return false;
  }
  const known = [...blocks.keys(), ...plainElements];
  const near = name === "" ? [] : nearest(name, known, 5);
  const meant = likelyMeant(name, near);
  page.report({
    ...pointOf(node),
    rule: "unknown-block",
    message: name === "" ? "fragments `<>…</>` don't work in content" : `there is no block \`<${name}>\``,
    known: near.length > 0 ? near : known,
    fix:
      insteadOfElement(name, "mdx") ??
      (meant === undefined ? "use a known block, or write a literal `<` as `\\<`" : `write \`<${meant}>\``),
  });
  return false;
}

/** Plain elements are written without attributes: none would reach the page. */
function reportAttributes(node: BlockElement, name: string, page: PageContext): void {
  if (node.attributes.length > 0) {
    const names = node.attributes.map((attribute) => ("name" in attribute ? `\`${attribute.name}\`` : "`{…}`"));
    page.report({
      ...pointOf(node),
      rule: "block-usage",
      message: `\`<${name}>\` takes no attributes`,
      fix: `remove ${names.join(", ")}`,
    });
  }
}

/** Lines of colons that open or close nothing: readers would see them. */
function reportStrayColons(node: Paragraph, page: PageContext): void {
  const found = node.children.flatMap((child, index) =>
    child.type === "text" ? colonLines(child, index === 0 || node.children[index - 1]?.type === "break", page) : [],
  );
  const openings = found.filter(({ text }) => !/^:+$/.test(text));
  for (const { text, at } of openings) {
    const [, written = "", rest = ""] = /^:+[ \t]*([A-Za-z][\w-]*)?(.*)$/.exec(text) ?? [];
    const kind = (written === "" ? undefined : likelyMeant(written, ADMONITION_KINDS)) ?? "note";
    const title = rest.replace(/^[\s[]+|[\s\]]+$/g, "");
    page.report({
      ...at,
      rule: "unknown-block",
      message: `\`${text}\` starts no admonition: readers would see it as it stands`,
      known: ADMONITION_KINDS,
      fix: `write \`:::${kind}${title === "" ? "" : `[${title}]`}\``,
    });
  }
  // Below a faulty opening its closing line is no fault of its own.
  for (const { text, at } of openings.length === 0 ? found : []) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `\`${text}\` closes no admonition`,
      fix: "remove it, or mend the line that should open it; around another admonition it needs more colons: `::::note`",
    });
  }
}

/** Lines in a text that start with three colons as written, so that `\\:::` is text. */
function colonLines(node: Text, startsLine: boolean, page: PageContext): readonly { text: string; at: Point }[] {
  const { start, end } = node.position ?? {};
  if (!node.value.includes(":::") || start === undefined || end === undefined) {
    return [];
  }
  const lines = page.body.split("\n").slice(start.line - 1, end.line);
  return lines.flatMap((line, index) => {
    const before = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(line)?.[0].length ?? 0);
    const text = line.slice(before).trim();
    return text.startsWith(":::") && (index > 0 || startsLine)
      ? [{ text, at: { line: start.line + index, column: before + 1 } }]
      : [];
  });
}

function checkAdmonition(node: ContainerDirective, page: PageContext): boolean {
  if ((ADMONITION_KINDS as readonly string[]).includes(node.name)) {
    const end = node.position?.end.line ?? 1;
    const last = normalizeText(page.source.text).split("\n")[end - 1] ?? "";
    if (!/^[\s>]*:{3,}\s*$/.test(last)) {
      page.report({
        ...pointOf(node),
        rule: "block-usage",
        message: `the admonition \`:::${node.name}\` is never closed: everything after it would stand inside`,
        fix: "end it with a line of as many colons; around another admonition it needs more than that one",
      });
    }
    return true;
  }
  page.report({
    ...pointOf(node),
    rule: "unknown-block",
    message: `there is no admonition \`:::${node.name}\``,
    known: ADMONITION_KINDS,
    fix: `write \`:::${likelyMeant(node.name, ADMONITION_KINDS) ?? "note"}\``,
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
  // Title by title, not as a whole: a value with a quote in it would end its title.
  const meta = node.meta == null ? null : mapFenceTitle(node.meta, (title) => page.text(title, at));
  const lines = node.value.split("\n").map((line, index) => page.text(line, { line: at.line + 1 + index, column: 1 }));
  return { ...node, value: lines.join("\n"), meta };
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
