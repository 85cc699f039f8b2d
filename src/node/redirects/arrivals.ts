import { splitUrl, withoutTrailingSlash } from "../../shared/paths";
import { safeDecode } from "../content/links";
import type { Redirect } from "./Redirect";

/** A page, and the place on it: "" for its top. */
export interface Arrival {
  readonly path: string;
  readonly id: string;
}

/**
 * Tells where a reader with an old address arrives, as the scripts of old addresses and of pages with moved anchors
 * lead on: the redirect of the very anchor counts before that of its page, which keeps the hash unless it has its own.
 */
export function arrivals(redirects: readonly Redirect[]): (address: Arrival) => Arrival {
  const known = new Map(redirects.map(({ from, anchor, to }) => [anchor === null ? from : `${from}#${anchor}`, to]));
  return ({ path, id }) => {
    let at = { path: withoutTrailingSlash(path), id };
    // Redirects have no chains, so that two steps are the most: the page has moved, and there the anchor has.
    for (let step = 0; step < 2; step += 1) {
      const ofAnchor = at.id === "" ? undefined : known.get(`${at.path}#${at.id}`);
      const target = ofAnchor ?? known.get(at.path);
      if (target === undefined) {
        break;
      }
      const to = splitUrl(target);
      const own = safeDecode(to.hash.slice(1));
      at = { path: withoutTrailingSlash(to.path), id: ofAnchor === undefined && own === "" ? at.id : own };
    }
    return at;
  };
}
