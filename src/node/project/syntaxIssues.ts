import { compilePage, contentSource } from "../content";
import type { CompileInputs, ContentTree } from "../content";
import type { Issue } from "../issues";
import { pageFiles } from "./contentFiles";

/** Faults of pages that can be told without settings: whatever depends on no data expression and no host. */
export async function syntaxIssues(tree: ContentTree, inputs: CompileInputs): Promise<Issue[]> {
  const syntax = new Set<Issue["rule"]>([
    "mdx-syntax",
    "html-comment",
    "import-export",
    "unknown-block",
    "fence-meta",
    "fence-language",
    "missing-asset",
    "heading-level",
    "duplicate-anchor",
  ]);
  const results = await Promise.all(pageFiles(tree).map((file) => compilePage(contentSource(tree, file), inputs)));
  return results.flatMap(({ issues }) => issues).filter(({ rule }) => syntax.has(rule));
}
