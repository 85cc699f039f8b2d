/**
 * What `pages.json` says of the site: all public pages, and the addresses that lead to them, those of
 * moved anchors with their hash. Site paths, no prefix.
 */
export interface SitePages {
  readonly pages: readonly (readonly [path: string, title: string])[];
  readonly redirects: readonly (readonly [from: string, to: string])[];
}

const isPairs = (value: unknown): value is readonly (readonly [string, string])[] =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string"));

/** Reads the content of `pages.json`; null if it is something else, such as the answer of a host that knows no 404. */
export function readSitePages(value: unknown): SitePages | null {
  const { pages, redirects } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return isPairs(pages) && isPairs(redirects) ? { pages, redirects } : null;
}
