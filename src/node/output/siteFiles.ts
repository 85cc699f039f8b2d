import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Every file of a built site by its address: with a slash in front, and in the letters that the disk has. */
export async function siteFiles(publicFolder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join("/")}`),
  );
}
