import { compilePage, contentSource } from "../content";
import type { CompileInputs, ContentTree } from "../content";
import type { Issue } from "../issues";

/** Files that are to become pages. */
export function pageFiles(tree: ContentTree): string[] {
  return tree.files.filter((file) => /^(?:docs|blog|pages)\/.+\.mdx?$/i.test(file));
}

/** Faults of pages that can be told without settings: MDX syntax. `sets` are the valid data sets. */
export async function syntaxIssues(tree: ContentTree, sets: ReadonlyMap<string, unknown>): Promise<Issue[]> {
  const inputs: CompileInputs = {
    scope: {},
    pathPrefix: "",
    routeOf: () => "/",
    knownFiles: () => [],
    imageOf: () => Promise.resolve({ width: 1, height: 1, src: "", sources: [] }),
    assetOf: () => "",
    knownAssets: () => [],
    data: (name) => sets.get(name),
    islandNames: [],
  };
  const syntax = new Set<Issue["rule"]>([
    "mdx-syntax",
    "html-comment",
    "import-export",
    "unknown-block",
    "fence-meta",
    "fence-language",
  ]);
  const results = await Promise.all(pageFiles(tree).map((file) => compilePage(contentSource(tree, file), inputs)));
  return results.flatMap(({ issues }) => issues).filter(({ rule }) => syntax.has(rule));
}
