import { splitUrl, withoutTrailingSlash, withPrefix } from "../../shared/paths";
import type { AnchorsOf, Redirect } from "./Redirect";

/** Where the hashes lead that mean nothing on a page any more (`#old-anchor`); addresses with the path prefix. */
export type MovedAnchors = Readonly<Record<`#${string}`, string>>;

/**
 * Moved anchors of every page and old address that has some. Those of an old address belong to the page that it leads
 * to as well: a host that redirects by itself never sees the hash, which arrives there.
 */
export function movedAnchors(
  redirects: readonly Redirect[],
  anchorsOf: AnchorsOf,
  pathPrefix: string,
): ReadonlyMap<string, MovedAnchors> {
  const moved = new Map<string, Record<`#${string}`, string>>();
  const add = (path: string, anchor: string, to: string): void => {
    const page = moved.get(path) ?? {};
    moved.set(path, page);
    page[`#${anchor}`] ??= withPrefix(to, pathPrefix);
  };
  const ofAnchors = redirects.flatMap(({ from, anchor, to }) => (anchor === null ? [] : [{ from, anchor, to }]));
  for (const { from, anchor, to } of ofAnchors) {
    add(from, anchor, to);
  }
  for (const redirect of redirects.filter(({ anchor }) => anchor === null)) {
    const page = withoutTrailingSlash(splitUrl(redirect.to).path);
    const inherited = ofAnchors.filter(({ from }) => from === redirect.from);
    for (const { anchor, to } of inherited.filter((one) => anchorsOf(page)?.has(one.anchor) !== true)) {
      add(page, anchor, to);
    }
  }
  return moved;
}
