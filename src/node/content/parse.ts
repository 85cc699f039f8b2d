import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Processor } from "unified";

import type { ContentSource, ReportIssue } from "./CompileInputs";

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

/** Parses a body to its syntax tree; a syntax error is reported with what to write instead, and gives null. */
export function parse(body: string, format: ContentSource["format"], report: ReportIssue): Root | null {
  try {
    return (format === "mdx" ? mdx : markdown).parse(body);
  } catch (error) {
    const fault = error as SyntaxFault;
    report({ line: fault.line ?? 1, column: fault.column ?? 1, ...explain(fault, body) });
    return null;
  }
}

function explain(
  fault: SyntaxFault,
  body: string,
): { rule: "html-comment" | "mdx-syntax"; message: string; fix: string } {
  const reason = fault.reason.replace(/\s+/g, " ");
  const line = body.split("\n")[(fault.line ?? 1) - 1] ?? "";
  if (reason.includes("`!` (U+0021)") && line.includes("<!")) {
    return {
      rule: "html-comment",
      message: "HTML comments don't work in MDX",
      fix: "write the comment as `{/* … */}`, or rename the file to .md",
    };
  }
  const fix =
    reason.includes("acorn") || reason.includes("expression")
      ? "for a literal brace write `\\{`, or put the text in code: `` `{storeId}` ``"
      : reason.includes("closing tag") || reason.includes("Expected a closing")
        ? "close the block, with blank lines around its content, or write a literal `<` as `\\<`"
        : "for a literal `<` write `\\<`, or put the text in code: `` `<name>` ``";
  return { rule: "mdx-syntax", message: reason, fix };
}
