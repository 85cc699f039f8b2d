import { withoutTrailingSlash } from "../../shared/paths";
import { checkLock, parseLock } from "../anchors";
import type { AnchorsLock, PublicAddresses } from "../anchors";
import type { ContentTree } from "../content";
import type { Issue, Place } from "../issues";
import { checkLinks, checkRoutes } from "../links";
import type { ConfiguredLink } from "../links";
import { arrivals, loadRedirects, movedAnchors } from "../redirects";
import type { MovedAnchors, Redirect } from "../redirects";
import type { CompiledSource, PageRecord } from "../section";

/** File of the lock in the content folder. */
export const LOCK_FILE = "anchors.lock";

export interface AddressInputs {
  readonly tree: ContentTree;
  readonly slug: string;
  readonly pathPrefix: string;
  /** Every page, with the file that asks for it. */
  readonly pages: readonly Pick<PageRecord, "path" | "file">[];
  readonly sources: readonly CompiledSource[];
  /** Routes that exist but whose page is faulty: links to them are not what is wrong. */
  readonly faulty: readonly string[];
  /** Paths of pages that are in no list. */
  readonly unlisted: ReadonlySet<string>;
  /** Routes that show another route's page: `/docs`. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Where drafts that are left out say so, by the route that they will have. */
  readonly drafts: ReadonlyMap<string, Place>;
  /** Where languages other than the default one and versions of the docs live: `/ar`, `/docs/1.0`. */
  readonly areas: readonly string[];
  readonly configured: readonly ConfiguredLink[];
  /** Site paths of the files in `static/`. */
  readonly statics: ReadonlySet<string>;
  /** Whether the build publishes a file at this site path. */
  readonly hasAsset: (path: string) => boolean;
}

/** The addresses of a site: where old ones lead, which are public, and what is wrong with any. */
export interface SiteAddresses {
  readonly redirects: readonly Redirect[];
  /** Anchors that have moved, by the path of the page or old address that had them. */
  readonly moved: ReadonlyMap<string, MovedAnchors>;
  readonly publicAddresses: PublicAddresses;
  /** null for a site that promises nothing. */
  readonly lock: AnchorsLock | null;
  readonly issues: readonly Issue[];
}

/** Those of a site that can't be read. */
export const NO_ADDRESSES: SiteAddresses = {
  ...{ redirects: [], moved: new Map(), publicAddresses: new Map(), lock: null, issues: [] },
};

/** Pages that stand at no address of their own. */
const NOWHERE = /^\/404(?:\.html)?$/;

/** Checks routes, links, redirects and the lock against one another. */
export function checkAddresses(inputs: AddressInputs): SiteAddresses {
  const { tree, slug, pages, sources, unlisted, aliases } = inputs;
  const paths = new Map(pages.map(({ path, file }) => [withoutTrailingSlash(path), file]));
  const ids = new Map(sources.map(({ route, page }) => [withoutTrailingSlash(route), page.anchors]));
  const idsOf = (path: string): readonly string[] | undefined => ids.get(aliases.get(path) ?? path);
  const faulty = new Set(inputs.faulty.map(withoutTrailingSlash));
  const anchorsOf = (path: string): ReadonlySet<string> | null => {
    const known = idsOf(path);
    return known === undefined ? null : new Set(known);
  };
  const drafts = new Map([...inputs.drafts].map(([route, place]) => [route, place.file]));
  const { redirects, issues } = loadRedirects({
    file: `${tree.label}/redirects.yaml`,
    text: tree.texts.get("redirects.yaml") ?? null,
    routes: new Map([...paths, ...[...faulty].map((path) => [path, "a page with faults"] as const)]),
    ...{ slug, statics: inputs.statics, anchorsOf, drafts },
  });
  const oldPages = redirects.flatMap(({ from, anchor }) => (anchor === null ? [from] : []));
  const publicAddresses: PublicAddresses = new Map([
    ...[...paths.keys()]
      .filter((path) => !unlisted.has(path) && !faulty.has(path) && !NOWHERE.test(path))
      .map((path) => [path, idsOf(path) ?? []] as const),
  ]);
  const file = `${tree.label}/${LOCK_FILE}`;
  const text = tree.texts.get(LOCK_FILE);
  const lock = text === undefined ? null : parseLock(file, text, slug);
  return {
    ...{ redirects, publicAddresses, lock },
    moved: movedAnchors(redirects, anchorsOf, inputs.pathPrefix),
    issues: [
      ...issues,
      ...checkRoutes(pages),
      ...checkLinks({
        ...{ sources, aliases, configured: inputs.configured, hasAsset: inputs.hasAsset },
        drafts,
        routes: [...new Set(pages.map((page) => page.path)), ...oldPages, ...faulty],
        assets: [...inputs.statics],
      }),
      ...(lock === null
        ? []
        : checkLock({
            ...{
              file,
              lock,
              addresses: publicAddresses,
              arrive: arrivals(redirects),
              drafts: inputs.drafts,
              areas: inputs.areas,
            },
            isServed: (path) => paths.has(path) || faulty.has(path),
          })),
    ],
  };
}
