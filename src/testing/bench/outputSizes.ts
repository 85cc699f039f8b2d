import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { FileKind, Tool } from "./tools/Tool";

/** What a built site weighs, in bytes as they lie on the disk. */
export interface OutputSizes {
  readonly total: number;
  readonly files: number;
  readonly byKind: Readonly<Record<FileKind, number>>;
}

/** Weighs a built site. Fails when there is none. */
export function outputSizes({ site, kindOf }: Pick<Tool, "site" | "kindOf">): OutputSizes {
  const byKind = { html: 0, pageData: 0, search: 0, script: 0, style: 0, other: 0 };
  let files = 0;
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    byKind[kindOf(path.relative(site, file).split(path.sep).join("/"))] += statSync(file).size;
    files += 1;
  }
  return { total: Object.values(byKind).reduce((sum, size) => sum + size, 0), files, byKind };
}

/** Bytes of the HTML of one page, as it is and compressed. */
export function pageSizes({ site, fileOf }: Pick<Tool, "site" | "fileOf">, docId: string) {
  const html = readFileSync(path.join(site, fileOf(docId)));
  return { bytes: html.length, gzipBytes: gzipSync(html).length };
}
