import { join } from "node:path";

import { finishPages } from "./finishPages";
import { bundleAddresses, hostHeaders } from "./hostHeaders";
import { pageList } from "./pageList";
import type { OldAddress } from "./pageList";
import type { SiteAddress } from "./pageSummary";
import { styleSheetsOf } from "./withCurrentStyles";
import { textOf, writeChanged } from "./writtenFiles";

/** A site as Gatsby leaves it. */
export interface BuiltSite extends SiteAddress {
  readonly publicFolder: string;
  /** Folder for what has to be remembered from build to build. */
  readonly memory: string;
  /** Paths of the pages. */
  readonly pages: readonly string[];
  readonly redirects: readonly OldAddress[];
  /** Told each page's HTML as it will be served. */
  readonly inspect: (path: string, html: string) => void;
  /** A page's HTML with the scripts that the site's addresses ask for. */
  readonly scripted: (path: string, html: string) => string;
  /** Texts of further files for hosts, by their address. */
  readonly hostFiles: ReadonlyMap<string, string>;
  readonly unlisted: ReadonlySet<string>;
  /** Addresses of the files in `static/`. */
  readonly statics: ReadonlySet<string>;
  /** Addresses of the files that the build has written beside pages. */
  readonly files: readonly string[];
  /** Addresses of bundles and style sheets, all of them. */
  readonly bundles: readonly string[];
}

/** Address of the list of all pages. */
const PAGES = "/pages.json";
const HEADERS = "/_headers";
/** Folders of files whose names change with their content. */
const HASHED_FOLDERS = ["/static/*", "/content-assets/*"];

/**
 * The last step of a build: policies, `x.html` files, `pages.json`, `_headers` and the other files for hosts. A file from `static/` with one of
 * these names stays. Returns what the reader of the build's report should know, one line each.
 */
export async function finishSite(site: BuiltSite): Promise<string[]> {
  const { publicFolder, statics, redirects, pathPrefix } = site;
  const oldPages = redirects.flatMap(({ from, anchor }) => (anchor === null ? [from] : []));
  const paths = [...site.pages, ...oldPages];
  const stats = await textOf(join(publicFolder, "webpack.stats.json"));
  const bundles = stats === null ? [] : bundleAddresses(stats);
  const { pages, refused } = await finishPages({
    ...site,
    paths,
    styleSheets: styleSheetsOf(bundles),
    otherFiles: new Set([...statics, ...site.files]),
    manifest: join(site.memory, "copies.json"),
  });
  const write = async (address: string, text: string): Promise<void> => {
    if (!statics.has(address)) {
      await writeChanged(join(publicFolder, address), text);
    }
  };
  await write(PAGES, pageList({ ...site, pages }));
  for (const [address, text] of site.hostFiles) {
    await write(address, text);
  }
  const hashed = [...HASHED_FOLDERS, ...new Set([...bundles, ...site.bundles].sort())];
  await write(HEADERS, hostHeaders({ paths, files: ["/page-data/*", PAGES], hashed, pathPrefix }));
  return refused.map((address) => `${address} is a file of its own, so the page without .html has no copy there`);
}
