import { existsSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import type { Site } from "../config/loadSite";
import type { CompileInputs, ContentAssets, ContentTree } from "../content";

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
  site: Site,
  sets: ReadonlyMap<string, unknown>,
  routes: ReadonlyMap<string, string>,
): CompileInputs {
  return {
    scope: site.scope,
    pathPrefix: options.pathPrefix,
    routeOf: (file) => routes.get(file) ?? null,
    knownFiles: () => routes.keys(),
    imageOf: (file) => options.assets.image(exactCase(assetFile(file, options), options)),
    assetOf: (file) => options.assets.copied(exactCase(file, options)),
    knownAssets: (file) =>
      tree.files.filter(
        (name) =>
          !/\.(?:mdx?|ya?ml)$/i.test(name) &&
          (dirname(name) === dirname(file) ||
            posix.basename(name).toLowerCase() === posix.basename(file).toLowerCase()),
      ),
    data: (name) => (sets.has(name) ? sets.get(name) : null),
    islandNames: islandNames(options.root),
  };
}

/** The file if its name is written with the right letter case, on disks that don't care too; else a name that no file has. */
function exactCase(file: string, { contentFolder }: ProjectFolders): string {
  const absolute = join(contentFolder, file);
  const folder = dirname(absolute);
  return existsSync(folder) && readdirSync(folder).includes(posix.basename(file)) ? file : `${file}\0`;
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
