import { splitUrl, withoutTrailingSlash } from "../paths";
import type { SitePages } from "./SitePages";

/** Redirects lead to pages, not to further redirects; a few steps more don't hurt, a circle would. */
const MAX_STEPS = 5;

/** A path in words that a reader sees: "%20" is a space. As it stands where it can't be decoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path without what an address may carry besides: `/index.html`, `.html`, slashes and copied spaces at the end. */
const bareForm = (path: string): string =>
  withoutTrailingSlash(
    decoded(path)
      .replace(/[\s/]+$/, "")
      .replace(/(?:\/index)?\.html?$/i, "")
      .replace(/\/{2,}/g, "/"),
  ) || "/";

/** The one of the paths that is this one, or looks like it but for letter case; null where two do. */
function match(path: string, known: readonly string[]): string | null {
  const bare = bareForm(path);
  const exact = known.find((other) => bareForm(other) === bare);
  if (exact !== undefined) {
    return exact;
  }
  const [twin, ...others] = known.filter((other) => bareForm(other).toLowerCase() === bare.toLowerCase());
  return twin === undefined || others.length > 0 ? null : twin;
}

/** Where the redirect leads that speaks of the very anchor, or of the whole page; undefined without one. */
function redirectOf(
  path: string,
  hash: string,
  redirects: SitePages["redirects"],
  ofAnchor: boolean,
): string | undefined {
  const known = new Map(
    redirects.flatMap(([from, to]) => {
      const old = splitUrl(from);
      return (ofAnchor ? old.hash !== "" && old.hash === decoded(hash) : old.hash === "") ? [[old.path, to]] : [];
    }),
  );
  const from = match(path, [...known.keys()]);
  return from === null ? undefined : known.get(from);
}

/**
 * The page that an address without a page means: one of another letter case, with `.html`, `/index.html` or a slash at
 * its end, or one that a redirect leads away from. Site paths, both with a hash if there is one; a redirect that names
 * a place on a page leads there, whatever the hash was. null if there is no such page, or if it is the very address
 * that has been asked for, whose page then is missing on the host.
 */
export function resolveAddress(address: string, { pages, redirects }: SitePages): string | null {
  const paths = pages.map(([page]) => page);
  const asked = splitUrl(address).path;
  let { path, hash } = splitUrl(address);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const ofAnchor = redirectOf(path, hash, redirects, true);
    const page = ofAnchor === undefined ? match(path, paths) : null;
    if (page !== null) {
      return decoded(page) === decoded(asked) ? null : page + hash;
    }
    const to = ofAnchor ?? redirectOf(path, hash, redirects, false);
    if (to === undefined) {
      return null;
    }
    const next = splitUrl(to);
    path = next.path;
    hash = next.hash === "" && ofAnchor === undefined ? hash : next.hash;
  }
  return null;
}
