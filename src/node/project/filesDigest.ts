import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Digest of code, whatever the folder that the project stands in.
 * @param root the project's folder, absolute
 * @param folders whose TypeScript counts, tests aside; paths from there
 * @param files that count as well
 * @returns SHA-256, as base64url
 * @throws where one of them can't be read
 */
export function filesDigest(root: string, folders: readonly string[], files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const modules = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of modules) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  for (const file of files) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("base64url");
}
