import path from "node:path";

import { CompileCache, ContentAssets } from "../../node/content";
import type { Issue } from "../../node/issues";
import { engineDigest } from "../../node/project/engineDigest";
import { loadProject } from "../../node/project/loadProject";
import type { Project } from "../../node/project/loadProject";
import type { Workplace } from "./Command";

/**
 * Reads and compiles all content as a build does, and drafts as a build will once they are published: what is wrong
 * only then is among the issues, marked. Compiled pages are kept between commands, beside the linters' caches.
 * `copy` is a folder to read in place of the content folder: messages name the original.
 */
export async function loadContent({ root, contentFolder }: Workplace, copy = contentFolder): Promise<Project> {
  const file = path.join(root, "node_modules/.cache/docs-engine/compiled.v8");
  const cache = new CompileCache(file, engineDigest(root));
  const load = (drafts: boolean): Promise<Project> =>
    loadProject({
      ...{ root, contentFolder: copy, cache, pathPrefix: "", drafts },
      assets: new ContentAssets(copy),
      label: path.relative(root, contentFolder).split(path.sep).join("/") || ".",
    });
  const project = await load(false);
  const inDrafts = project.drafts.length === 0 ? [] : issuesOfDrafts(project, await load(true));
  await cache.save(new Set(project.tree.files));
  return { ...project, issues: [...project.issues, ...inDrafts] };
}

/** What is wrong once the drafts are published and isn't before. Their addresses are promised only then. */
function issuesOfDrafts(project: Project, published: Project): Issue[] {
  const nameOf = ({ file, line, column, rule, message }: Issue): string =>
    [file, line, column, rule, message].join("\n");
  const known = new Set(project.issues.map(nameOf));
  return published.issues
    .filter((issue) => issue.rule !== "unlocked-address" && !known.has(nameOf(issue)))
    .map((issue) => ({ ...issue, inDraft: true }));
}
