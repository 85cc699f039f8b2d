import { join } from "node:path";

import { withPolicy } from "./contentSecurityPolicy";
import { inParallel } from "./inParallel";
import { aliasFile, pageFile } from "./pageFile";
import { pageSummary } from "./pageSummary";
import type { PageSummary, SiteAddress } from "./pageSummary";
import { lighterHtml } from "./lighterHtml";
import { withCurrentStyles, type StyleSheets } from "./withCurrentStyles";
import { replaceManifest, textOf, writeChanged } from "./writtenFiles";

export interface BuiltPages extends SiteAddress {
  readonly publicFolder: string;
  /** Paths of the pages that are built, old addresses that lead on included. */
  readonly paths: readonly string[];
  readonly scripted: (path: string, html: string) => string;
  readonly inspect: (path: string, html: string) => void;
  readonly styleSheets: StyleSheets;
  /** Addresses of files that are no pages: from `static/`, or written beside pages. */
  readonly otherFiles: ReadonlySet<string>;
  /** File that remembers the copies between builds. */
  readonly manifest: string;
}

export interface FinishedPages {
  /** What the pages say of themselves, in no order. */
  readonly pages: readonly PageSummary[];
  /** Addresses of copies that are not there because another file has the address. */
  readonly refused: readonly string[];
}

/**
 * What is done to every HTML file after the build: it loses what nobody reads, gets its policy, and a copy beside its folder
 * (`/x/index.html` and `/x.html`). A warm build leaves the files as a clean one would, whether Gatsby has written a
 * page again or not; copies of pages that are gone are removed.
 */
export async function finishPages(built: BuiltPages): Promise<FinishedPages> {
  const { publicFolder, paths, styleSheets, otherFiles, manifest } = built;
  const taken = new Set([...otherFiles, ...paths.map(pageFile)]);
  const copies = new Map<string, string>();
  const refused: string[] = [];
  const pages: PageSummary[] = [];
  for (const path of new Set(paths)) {
    const alias = aliasFile(path);
    if (alias !== null && !taken.has(alias)) {
      copies.set(path, alias);
    } else if (alias !== null && alias !== NOT_FOUND) {
      refused.push(alias);
    }
  }
  await replaceManifest(manifest, publicFolder, new Set(copies.values()), taken);
  await inParallel(new Set(paths), async (path) => {
    const file = join(publicFolder, pageFile(path));
    const html = await textOf(file);
    if (html === null) {
      throw new Error(`the page \`${path}\` has no HTML file at ${pageFile(path)}`);
    }
    const finished = withPolicy(built.scripted(path, withCurrentStyles(lighterHtml(html), styleSheets)));
    built.inspect(path, finished);
    if (finished !== html) {
      await writeChanged(file, finished);
    }
    const alias = copies.get(path);
    if (alias !== undefined) {
      await writeChanged(join(publicFolder, alias), finished);
    }
    const summary = pageSummary(path, html, built);
    if (summary !== null) {
      pages.push(summary);
    }
  });
  return { pages, refused: refused.sort() };
}

/** Gatsby writes the not-found page twice, as `/404` and as this file, which hosts look for. */
const NOT_FOUND = "/404.html";
