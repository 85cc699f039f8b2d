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

/** The path without what an address may carry besides: `/index.html`, `.html`, slashes at the end. */
const bareForm = (path: string): string =>
  withoutTrailingSlash(
    decoded(path)
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

/**
 * The page that an address without a page means: one of another letter case, with `.html`, `/index.html` or a slash at
 * its end, or one that a redirect leads away from. Site path, with the redirect's hash if it has one; null if there is
 * none, or if it is the very address that has been asked for, whose page then is missing on the host.
 */
export function resolveAddress(path: string, { pages, redirects }: SitePages): string | null {
  const paths = pages.map(([page]) => page);
  const targets = new Map(redirects);
  let current = path;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const page = match(splitUrl(current).path, paths);
    if (page !== null) {
      const target = page + splitUrl(current).hash;
      return decoded(page) === decoded(path) ? null : target;
    }
    const from = match(splitUrl(current).path, [...targets.keys()]);
    const to = from === null ? undefined : targets.get(from);
    if (to === undefined) {
      return null;
    }
    current = to;
  }
  return null;
}
