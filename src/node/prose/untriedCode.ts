import type { Nodes, Root } from "mdast";

import { parseFenceMeta } from "../content/fences";
import { languageName } from "../content/highlight";

/** Languages of programs; the others are data or text. */
const PROGRAMS: ReadonlySet<string> = new Set([
  "bash",
  "js",
  "ts",
  "python",
  "php",
  "java",
  "go",
  "csharp",
  "kotlin",
  "swift",
]);

/** Offsets of the fences of programs that don't say how they are tried, with the language as it is written. */
export function untriedCode(tree: Root): { readonly offset: number; readonly language: string }[] {
  const found: { offset: number; language: string }[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "code") {
      const written = node.lang ?? "";
      if (PROGRAMS.has(languageName(written) ?? "") && parseFenceMeta(node.meta ?? "").meta.trial === null) {
        found.push({ offset: node.position?.start.offset ?? 0, language: written });
      }
    } else if ("children" in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  return found;
}
