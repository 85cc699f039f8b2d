import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Project } from "../../../node/project/loadProject";
import type { Workplace } from "../Command";
import { loadContent } from "../loadContent";
import { withFileErrors } from "./fileErrors";
import type { Plan } from "./Plan";

/** The content as it will be once a plan is carried out, read and compiled from a copy that is gone afterwards. */
export async function afterPlan({ changes }: Plan, { tree }: Project, place: Workplace): Promise<Project> {
  const texts = new Map<string, string | Buffer | null>(tree.texts);
  for (const { path: file, after, movedFrom } of changes) {
    const relative = (name: string): string => path.posix.relative(tree.label, name);
    if (movedFrom !== undefined) {
      texts.set(relative(movedFrom), null);
    }
    texts.set(relative(file), after);
  }
  const copy = mkdtempSync(path.join(tmpdir(), "docs-plan-"));
  try {
    withFileErrors(() => {
      for (const file of tree.files.filter((name) => !tree.texts.has(name))) {
        link(path.join(tree.folder, file), path.join(copy, file));
      }
      for (const [file, text] of texts) {
        if (text !== null) {
          mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
          writeFileSync(path.join(copy, file), text);
        }
      }
    }, "Nothing was changed.");
    return await loadContent(place, copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Pictures and downloads are only read: the same file under another name does, where the disk is the same. */
function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
