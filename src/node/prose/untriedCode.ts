import type { Nodes, Root } from "mdast";

import { parseFenceMeta } from "../content/fences";
import { languageName } from "../content/highlight";
import { PROGRAM_LANGUAGES } from "../content/snippets";

/** Languages of programs; the others are data or text. */
const PROGRAMS: ReadonlySet<string> = new Set(PROGRAM_LANGUAGES);

/** A fence whose code nobody tries. */
export interface UntriedFence {
  readonly offset: number;
  /** As it is written. */
  readonly language: string;
  /** Whether the fence says how to try what is no program. */
  readonly isTagged: boolean;
}

/** The fences of programs that don't say how they are tried, and those that say so of data or text. */
export function untriedCode(tree: Root): UntriedFence[] {
  const found: UntriedFence[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "code") {
      const written = node.lang ?? "";
      const { meta, faults } = parseFenceMeta(node.meta ?? "");
      const isTagged = meta.trial !== null;
      // What is misspelled may be the tag, and is told as that.
      if (faults.length === 0 && PROGRAMS.has(languageName(written) ?? "") !== isTagged) {
        found.push({ offset: node.position?.start.offset ?? 0, language: written, isTagged });
      }
    } else if ("children" in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  return found;
}
