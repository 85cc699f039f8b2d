import path from "node:path";

import { CompileCache, ContentAssets } from "../../node/content";
import { engineDigest } from "../../node/project/engineDigest";
import { loadProject } from "../../node/project/loadProject";
import type { Project } from "../../node/project/loadProject";
import type { Workplace } from "./Command";

/** Reads and compiles all content as a build does. Compiled pages are kept between commands, beside the linters' caches. */
export async function loadContent({ root, contentFolder }: Workplace): Promise<Project> {
  const file = path.join(root, "node_modules/.cache/docs-engine/compiled.v8");
  const cache = new CompileCache(file, engineDigest(root));
  const project = await loadProject({
    ...{ root, contentFolder, cache, pathPrefix: "", drafts: false },
    assets: new ContentAssets(contentFolder),
  });
  await cache.save(new Set(project.tree.files));
  return project;
}
