import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Processor } from "unified";

import type { ContentSource, ReportIssue } from "./CompileInputs";
import { insteadOfElement } from "./insteadOfElement";
import { fenceAround } from "./fenceAround";
import type { Point } from "./nodeTypes";

/** Code of `:`, under which micromark files the directive constructs. */
const COLON = 58;

/**
 * `:::note` containers only. The package's text and leaf directives are left out: `12:30` or
 * `set:notification` in prose would become one.
 */
function remarkContainers(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  const flow = directive().flow?.[COLON];
  const container = Array.isArray(flow) ? flow[0] : flow;
  (data.micromarkExtensions ??= []).push({ flow: { [COLON]: container } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkContainers).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkContainers).freeze();

/** What the parser throws: a message with a place. */
interface SyntaxFault {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isSyntaxFault(error: unknown): error is SyntaxFault {
  return error instanceof Error && "reason" in error && typeof error.reason === "string";
}

/** Parses a body to its syntax tree; a syntax error is reported with what to write instead, and gives null. */
export function parse(body: string, format: ContentSource["format"], report: ReportIssue): Root | null {
  try {
    return (format === "mdx" ? mdx : markdown).parse(body);
  } catch (error) {
    if (!isSyntaxFault(error)) {
      throw error; // too deep a nesting: reported for the whole page
    }
    const fault = error;
    const place = placeOf(fault, body);
    report(fenceAround(fault.reason, place, body) ?? { ...place, ...explain(fault, body) });
    return null;
  }
}

/** Where the author has to look: at the tag or brace that is open, not at the end of what it is open in. */
function placeOf(fault: SyntaxFault, body: string): Point {
  const point = { line: fault.line ?? 1, column: fault.column ?? 1 };
  const tag = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)-/.exec(fault.reason);
  if (tag !== null) {
    return { line: Number(tag[1]), column: Number(tag[2]) };
  }
  return fault.reason.startsWith("Unexpected end of file in expression") ? openBrace(body, point) : point;
}

/** The last `{` before the place where the parser gave up: at every `}` it would have ended, or said more. */
function openBrace(body: string, end: Point): Point {
  const lines = body.split("\n").slice(0, end.line);
  lines[end.line - 1] = (lines[end.line - 1] ?? "").slice(0, end.column - 1);
  const line = lines.findLastIndex((text) => text.includes("{"));
  return line === -1 ? end : { line: line + 1, column: (lines[line] ?? "").lastIndexOf("{") + 1 };
}

function explain(
  fault: SyntaxFault,
  body: string,
): { rule: "html-comment" | "import-export" | "heading-id" | "mdx-syntax"; message: string; fix: string } {
  const reason = fault.reason.replace(/\s+/g, " ");
  const line = body.split("\n")[(fault.line ?? 1) - 1] ?? "";
  if (reason.includes("`!` (U+0021)") && line.includes("<!")) {
    return {
      rule: "html-comment",
      message: "HTML comments don't work in MDX",
      fix: "write the comment as `{/* … */}`, or rename the file to .md",
    };
  }
  if (reason.startsWith("Could not parse import/exports")) {
    return {
      rule: "import-export",
      message: "a paragraph that starts with `import` or `export` is read as JavaScript",
      fix: "start the sentence with another word; imports don't work in content",
    };
  }
  const anchor = /\{#([^}]*)\}/.exec(line)?.[1];
  if (reason.includes("acorn") && anchor !== undefined) {
    return {
      rule: "heading-id",
      message: `\`{#${anchor}}\` is no anchor: one has no spaces, and stands at the end of its heading`,
      fix: `write \`{#${anchor.trim().replace(/[\s{]+/g, "-")}}\``,
    };
  }
  const tag = /^Expected a closing tag for `<([^>`]*)>`/.exec(reason)?.[1];
  const fix =
    (tag === undefined ? null : insteadOfElement(tag, "mdx")) ??
    (reason.includes("acorn") || reason.includes("expression")
      ? "for a literal brace write `\\{`, or put the text in code: `` `{storeId}` ``"
      : reason.includes("closing tag") || reason.includes("Expected a closing")
        ? "close the block, with blank lines around its content, or write a literal `<` as `\\<`"
        : "for a literal `<` write `\\<`, or put the text in code: `` `<name>` ``");
  const message = reason.includes("acorn") ? "what stands in the braces is no value" : reason;
  return { rule: "mdx-syntax", message, fix };
}
