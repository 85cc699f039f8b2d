import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { withPrefix } from "../../shared/paths";
import type { Redirect } from "./loadRedirects";

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** A page that leads on without JavaScript, on every static host. */
function redirectHtml(to: string, siteUrl: string, pathPrefix: string): string {
  const target = escape(withPrefix(to, pathPrefix));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${escape(siteUrl)}${target}"><meta http-equiv="refresh" content="0; url=${target}"><meta name="robots" content="noindex"></head><body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
}

/** Writes an HTML file for each old address below `publicFolder`. */
export async function writeRedirects(
  redirects: readonly Redirect[],
  publicFolder: string,
  siteUrl: string,
  pathPrefix: string,
): Promise<void> {
  for (const { from, to } of redirects) {
    const file = join(publicFolder, from, "index.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectHtml(to, siteUrl, pathPrefix));
  }
}
