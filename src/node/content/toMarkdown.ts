import type { Element, ElementContent } from "hast";

import { hasClass, hastText, property } from "./nodeTypes";

/**
 * The article as plain Markdown, read off the same tree as the HTML: blocks, data and expressions are resolved,
 * nothing of MDX is left, and code keeps its bytes.
 *
 * Written for the closed vocabulary of `toHast`: the general way (hast-util-to-mdast, then mdast-util-to-markdown)
 * clones and walks every tree several times and took two fifths of the whole compile.
 */
export function articleMarkdown(nodes: readonly ElementContent[]): string {
  return `${flow(nodes).join("\n\n")}\n`;
}

/**
 * Controls that say nothing on their own: anchor signs, the row of tabs (each panel carries its title); and pictures,
 * whose text alternative stands beside them.
 */
const isControl = (node: Element): boolean =>
  hasClass(node, "heading-anchor") ||
  hasClass(node, "tab-list") ||
  hasClass(node, "diagram-summary") ||
  node.tagName === "svg" ||
  node.tagName === "button";

const PHRASING = new Set([
  "wbr",
  "a",
  "abbr",
  "br",
  "code",
  "del",
  "em",
  "img",
  "input",
  "kbd",
  "picture",
  "source",
  "span",
  "strong",
  "sub",
  "sup",
]);
const isPhrasing = (node: ElementContent): boolean => node.type !== "element" || PHRASING.has(node.tagName);

/** Block-level Markdown, one string a block. Runs of inline content between blocks become paragraphs. */
function flow(nodes: readonly ElementContent[]): string[] {
  const out: string[] = [];
  let run: ElementContent[] = [];
  const flush = (): void => {
    const text = paragraph(run);
    if (text !== "") {
      out.push(text);
    }
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      run.push(node);
    } else {
      flush();
      out.push(...block(node as Element));
    }
  }
  flush();
  return out;
}

function block(node: Element): string[] {
  if (isControl(node)) {
    return [];
  }
  const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (heading !== undefined) {
    return [`${"#".repeat(Number(heading))} ${phrase(node.children).trim()}`];
  }
  switch (node.tagName) {
    case "p":
    case "summary":
    case "figcaption":
      return [paragraph(node.children)].filter((text) => text !== "");
    case "hr":
      return ["---"];
    case "blockquote":
      return [prefixed(flow(node.children).join("\n\n"), "> ", "> ")];
    case "ul":
    case "ol":
      return [list(node)];
    case "table":
      return [table(node)];
    case "figure":
      return hasClass(node, "code") ? [fence(node)] : flow(node.children);
    default:
      return flow(node.children);
  }
}

function list(node: Element): string {
  const items = node.children.filter((child): child is Element => child.type === "element" && child.tagName === "li");
  const start = Number(node.properties["start"] ?? 1);
  const blocks = items.map((item, index) => {
    const marker = node.tagName === "ol" ? `${String(start + index)}. ` : "- ";
    const tags = item.children.flatMap((child) => (isPhrasing(child) ? [] : [(child as Element).tagName]));
    // Only a list can follow a line of text without a blank line between.
    const loose = tags.some((tag) => tag !== "ul" && tag !== "ol");
    const parts = flow(item.children);
    return { loose, text: prefixed(parts.join(loose ? "\n\n" : "\n"), marker, " ".repeat(marker.length)) };
  });
  return blocks.map(({ text }) => text).join(blocks.some(({ loose }) => loose) ? "\n\n" : "\n");
}

function prefixed(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? first + line : line === "" && rest.trim() === "" ? "" : rest + line))
    .join("\n");
}

function fence(node: Element): string {
  const pre = node.children.find((child): child is Element => child.type === "element" && child.tagName === "pre");
  const code = pre === undefined ? "" : hastText(pre);
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`{3,})/gm)].map((match) => match[1]?.length ?? 0));
  const marks = "`".repeat(longest + 1);
  const title = titleOf(node).replace(/["`]/g, "'");
  return `${marks}${property(node, "data-language")}${title === "" ? "" : ` title="${title}"`}\n${code}\n${marks}`;
}

/** Title of a code figure; "" when its head names the language only. */
function titleOf(figure: Element): string {
  const head = figure.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "figcaption",
  );
  const title = head?.children.find((child) => child.type === "element" && hasClass(child, "code-title"));
  return title === undefined ? "" : hastText(title);
}

function table(node: Element): string {
  const rows: Element[] = [];
  const collect = (parent: Element): void => {
    for (const child of parent.children) {
      if (child.type === "element") {
        if (child.tagName === "tr") {
          rows.push(child);
        } else {
          collect(child);
        }
      }
    }
  };
  collect(node);
  const lines = rows.map((row) => {
    const cells = row.children.filter((child): child is Element => child.type === "element");
    return `| ${cells.map((cell) => phrase(cell.children).trim().replace(/\n/g, " ").replace(/\|/g, "\\|")).join(" | ")} |`;
  });
  const columns = (rows[0]?.children ?? []).filter((child): child is Element => child.type === "element");
  const rules = columns.map((cell) => ALIGNMENTS[property(cell, "align")] ?? "---");
  lines.splice(1, 0, `| ${rules.join(" | ")} |`);
  return lines.join("\n");
}

const ALIGNMENTS: Readonly<Partial<Record<string, string>>> = { left: ":--", center: ":-:", right: "--:" };

/** Inline Markdown as a block of its own: what would start a list, heading or quote there is escaped. */
function paragraph(nodes: readonly ElementContent[]): string {
  return phrase(nodes)
    .trim()
    .replace(/^(\s*)(\d+)([.)])(?=\s|$)/gm, "$1$2\\$3")
    .replace(/^(\s*)([-+>]|#{1,6})(?=\s|$)/gm, "$1\\$2");
}

/** Inline Markdown. */
function phrase(nodes: readonly ElementContent[]): string {
  return nodes.map(inline).join("");
}

function inline(node: ElementContent): string {
  if (node.type === "text") {
    return node.value.replace(/\s+/g, " ").replace(/[\\`*_[\]<]|&(?=[#\w]+;)/g, "\\$&");
  }
  if (node.type !== "element" || isControl(node)) {
    return "";
  }
  switch (node.tagName) {
    case "strong":
      return `**${phrase(node.children).trim()}**`;
    case "em":
      return `*${phrase(node.children).trim()}*`;
    case "del":
      return `~~${phrase(node.children)}~~`;
    case "code":
      return inlineCode(hastText(node));
    case "br":
      return "\\\n";
    case "a":
      return `[${phrase(node.children).trim()}](${property(node, "href")})`;
    case "img":
      return `![${property(node, "alt")}](${property(node, "src")})`;
    case "input":
      return node.properties["checked"] === true ? "[x]" : "[ ]";
    default:
      return PHRASING.has(node.tagName) ? phrase(node.children) : ` ${phrase(node.children).trim()} `;
  }
}

function inlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
  const marks = "`".repeat(longest + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${marks}${pad}${text}${pad}${marks}`;
}
