import type { Code, Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Processor } from "unified";

import type { Issue } from "../issues";
import { fenceSlips } from "./markdownSlips";
import { pointOf } from "./nodeTypes";
import type { Point } from "./nodeTypes";

/** Tags are read and left out, so that those without an end are no reason to give up. */
function remarkWithoutTags(this: Processor): void {
  (this.data() as { fromMarkdownExtensions?: unknown[] }).fromMarkdownExtensions = [];
}

const fences = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkWithoutTags).freeze();

/** Faults of a tag whose other half is missing, in the parser's words: the tag that has no end, and where it stands. */
const NO_END = /expected (?:a|corresponding) closing tag for `<([^>`\s]+)>` \((\d+):(\d+)/i;

/** The same of one that has no beginning. */
const NO_BEGINNING = /^Unexpected closing slash/;

/**
 * The fence that holds the other half of a tag, where that is why the parser gave up at `at`: a fence without an end
 * makes code of the tag that its author sees. Null where there is none.
 */
export function fenceAround(reason: string, at: Point, body: string): Omit<Issue, "file"> | null {
  const [, open, line, column] = NO_END.exec(reason) ?? [];
  if (open === undefined && !NO_BEGINNING.test(reason)) {
    return null;
  }
  const half = open === undefined ? at : { line: Number(line), column: Number(column) };
  const tag = open ?? closingTag(at, body);
  for (const code of codeIn(fences.parse(body))) {
    const point = pointOf(code);
    const isBehind = point.line > half.line || (point.line === half.line && point.column > half.column);
    const [slip] = fenceSlips(code, body);
    if (isBehind === (open !== undefined) && (slip !== undefined || hasHalf(code, tag, open !== undefined))) {
      const missing = open === undefined ? `<${tag}>` : `</${tag}>`;
      return {
        ...point,
        rule: "markdown-form",
        message: `the fence has no end where its code ends: \`${missing}\` behind it is code as well`,
        fix: slip?.fix ?? "write as many signs as the fence begins with on a line of their own, where the code ends",
      };
    }
  }
  return null;
}

/** Whether the code ends a tag that doesn't begin in it, or begins one that doesn't end in it. */
function hasHalf({ value }: Code, tag: string, isEnd: boolean): boolean {
  let open = 0;
  for (const line of value.split("\n").map((text) => text.trim())) {
    if (line.startsWith(`</${tag}>`)) {
      open -= 1;
    } else if (line.startsWith(`<${tag}`) && !line.includes(`</${tag}>`) && !line.endsWith("/>")) {
      open += 1;
    }
    if (isEnd && open < 0) {
      return true;
    }
  }
  return !isEnd && open > 0;
}

const closingTag = ({ line }: Point, body: string): string =>
  /<\/([\w.-]+)/.exec(body.split("\n")[line - 1] ?? "")?.[1] ?? "";

function codeIn(node: Nodes): Code[] {
  return node.type === "code" ? [node] : "children" in node ? (node.children as Nodes[]).flatMap(codeIn) : [];
}
