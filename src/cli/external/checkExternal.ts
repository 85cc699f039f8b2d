import path from "node:path";

import type { Site } from "../../node/config/loadSite";
import type { Project } from "../../node/project/loadProject";
import { checkAll } from "./checkAll";
import { externalLinks } from "./externalLinks";
import type { Http } from "./Http";
import { reportOf } from "./Report";
import type { Report } from "./Report";
import { ResultCache } from "./ResultCache";
import { skipping } from "./skipReason";
import type { SkipReason } from "./skipReason";

/** Where verdicts are kept between runs, relative to the project's root. */
export const CACHE_FILE = "node_modules/.cache/docs-engine/external-links.json";

export interface CheckOptions {
  readonly root: string;
  readonly http: Http;
  /** Which addresses are not asked for; by default what `skipping` says of the settings. */
  readonly skip?: (url: URL) => SkipReason | null;
}

/** Asks for every external address of a site, and keeps what it has learned. */
export async function checkExternal(project: Project, site: Site, options: CheckOptions): Promise<Report> {
  const { root, http, skip = skipping(site.settings) } = options;
  const links = externalLinks(project, site, root);
  const skipped = new Map<string, SkipReason>();
  const asked = new Set<string>();
  for (const { href } of links) {
    const reason = URL.canParse(href) ? skip(new URL(href)) : null;
    if (reason === null) {
      asked.add(href);
    } else {
      skipped.set(href, reason);
    }
  }
  const cache = new ResultCache(path.join(root, CACHE_FILE), http.now);
  const verdicts = await checkAll(asked, { http, cache });
  cache.save();
  return reportOf(links, verdicts, skipped);
}
