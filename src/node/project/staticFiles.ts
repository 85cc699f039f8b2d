import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Pages whose component is their own source: `src/pages/sitemap.tsx` is `/sitemap`. */
export function staticPages(root: string): { path: string; file: string }[] {
  const folder = join(root, "src/pages");
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.tsx$/.test(name) && !/\.test\.tsx$/.test(name))
        .map((name) => ({
          path: name === "index.tsx" ? "/" : `/${name.replace(/\.tsx$/, "")}`,
          file: `src/pages/${name}`,
        }))
    : [];
}

/** Site paths of the files in `static/`. */
export function staticFiles(root: string): Set<string> {
  const folder = join(root, "static");
  return new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split("\\").join("/"))
      : [],
  );
}
