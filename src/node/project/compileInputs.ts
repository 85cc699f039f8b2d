import { existsSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import type { ApiAccess } from "../../shared/contracts/ApiModel";
import type { Site } from "../config/loadSite";
import { emptyApi } from "../content";
import type { CompileInputs, ContentAssets, ContentTree } from "../content";
import { staticFiles } from "./staticFiles";

/** Where a compile finds files. */
export interface ProjectFolders {
  /** Project root, absolute. */
  readonly root: string;
  /** Content folder, absolute. */
  readonly contentFolder: string;
  readonly pathPrefix: string;
  readonly assets: ContentAssets;
}

/** A path below the content folder, or with a leading `/` below `static/`, as one relative to the content folder. */
export function assetFile(file: string, options: ProjectFolders): string {
  return file.startsWith("/") ? posix.relative(options.contentFolder, join(options.root, "static", file)) : file;
}

/** What the compiler may ask for, answered from the project as it is on disk. */
export function compileInputs(
  options: ProjectFolders,
  tree: ContentTree,
  site: Pick<Site, "scope">,
  sets: ReadonlyMap<string, unknown>,
  routes: ReadonlyMap<string, string>,
  api: ApiAccess = emptyApi,
  drafts: ReadonlySet<string> = new Set(),
): CompileInputs {
  // Only files that the tree has, under the very name that it has: nothing outside of the two folders is ever read.
  const files = new Set(tree.files.filter((name) => !/\.(?:mdx?|ya?ml|lock)$/i.test(name)));
  const statics = staticFiles(options.root);
  const isKnown = (file: string): boolean => (file.startsWith("/") ? statics.has(file) : files.has(file));
  return {
    scope: site.scope,
    pathPrefix: options.pathPrefix,
    routeOf: (file) => routes.get(file) ?? null,
    isDraft: (file) => drafts.has(file),
    knownFiles: () => routes.keys(),
    imageOf: (file) => (isKnown(file) ? options.assets.image(assetFile(file, options)) : Promise.resolve(null)),
    assetOf: (file) => (files.has(file) ? options.assets.copied(file) : null),
    knownAssets: (file) =>
      tree.files.filter(
        (name) =>
          !/\.(?:mdx?|ya?ml|lock)$/i.test(name) &&
          (dirname(name) === dirname(file) ||
            posix.basename(name).toLowerCase() === posix.basename(file).toLowerCase()),
      ),
    data: (name) => (sets.has(name) ? sets.get(name) : null),
    api,
    islandNames: islandNames(options.root),
    lint: null,
  };
}

/** Names of the island folders or files; the registry that the browser uses has the same. */
function islandNames(root: string): string[] {
  const folder = join(root, "src/islands");
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase())
    : [];
}
