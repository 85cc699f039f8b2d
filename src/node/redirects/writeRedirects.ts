import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { withPrefix } from "../../shared/paths";
import type { MovedAnchors } from "./movedAnchors";
import type { Redirect } from "./Redirect";
import { redirectHtml } from "./redirectHtml";

export interface RedirectOutput {
  readonly redirects: readonly Redirect[];
  /** By path: `movedAnchors`. */
  readonly moved: ReadonlyMap<string, MovedAnchors>;
  readonly publicFolder: string;
  readonly siteUrl: string;
  readonly pathPrefix: string;
  /** File that remembers the old addresses between builds. */
  readonly manifest: string;
  /** Paths of the site's pages, without slash at the end. */
  readonly pages: ReadonlySet<string>;
}

/** File of an old address: one that ends in `.html` is a file itself. */
const fileOf = (publicFolder: string, from: string): string =>
  /\.html?$/i.test(from) ? join(publicFolder, from) : join(publicFolder, from, "index.html");

/** Old addresses that the last build wrote, by its manifest. */
async function lastWritten(manifest: string): Promise<readonly string[]> {
  try {
    return JSON.parse(await readFile(manifest, "utf8")) as string[];
  } catch {
    return [];
  }
}

/**
 * Writes an HTML file for each old address of a page, and removes those that the last build wrote and that are neither
 * redirected nor a page any more.
 */
export async function writeRedirects(output: RedirectOutput): Promise<void> {
  const { publicFolder, siteUrl, pathPrefix, manifest, pages, moved } = output;
  const redirects = output.redirects.filter(({ anchor }) => anchor === null);
  const current = new Set(redirects.map(({ from }) => from));
  for (const from of await lastWritten(manifest)) {
    if (!current.has(from) && !pages.has(from)) {
      await rm(fileOf(publicFolder, from), { force: true });
    }
  }
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify([...current]));
  for (const { from, to } of redirects) {
    const file = fileOf(publicFolder, from);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectHtml(withPrefix(to, pathPrefix), siteUrl, moved.get(from) ?? {}));
  }
}
