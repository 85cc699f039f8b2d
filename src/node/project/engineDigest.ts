import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders whose code decides what a compiled page or node looks like, and what fixes the versions of libraries. */
const FOLDERS = ["src/node", "src/blocks", "src/shared"];
const FILES = ["package-lock.json"];

/** Digest of the engine's own code: part of every cache key, so that a changed block or stage is never served stale. */
export function engineDigest(root: string): string {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  for (const file of FILES) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("base64url");
}
