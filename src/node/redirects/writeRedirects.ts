import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { withPrefix } from "../../shared/paths";
import type { Redirect } from "./loadRedirects";

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** A page that leads on without JavaScript, on every static host. */
function redirectHtml(to: string, siteUrl: string, pathPrefix: string): string {
  const target = escape(withPrefix(to, pathPrefix));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${escape(siteUrl)}${target}"><meta http-equiv="refresh" content="0; url=${target}"><meta name="robots" content="noindex"></head><body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
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
 * Writes an HTML file for each old address below `publicFolder`, and removes those that the last build wrote and that
 * are neither redirected nor a page any more.
 */
export async function writeRedirects(
  redirects: readonly Redirect[],
  publicFolder: string,
  siteUrl: string,
  pathPrefix: string,
  manifest: string,
  pages: ReadonlySet<string>,
): Promise<void> {
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
    await writeFile(file, redirectHtml(to, siteUrl, pathPrefix));
  }
}
