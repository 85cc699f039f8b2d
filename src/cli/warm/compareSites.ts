import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Digest of every HTML and JSON file of a built site, by path. Page data are JSON files. */
export function siteDigests(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      path.relative(folder, file).split(path.sep).join("/"),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

/** What differs between two built sites, one line a file; empty when they are the same. */
export function compareSites(warm: ReadonlyMap<string, string>, clean: ReadonlyMap<string, string>): string[] {
  const differences: string[] = [];
  for (const [file, digest] of clean) {
    const other = warm.get(file);
    if (other === undefined) {
      differences.push(`missing after a warm build: ${file}`);
    } else if (other !== digest) {
      differences.push(`differs after a warm build: ${file}`);
    }
  }
  for (const file of warm.keys()) {
    if (!clean.has(file)) {
      differences.push(`left over after a warm build: ${file}`);
    }
  }
  return differences;
}
