import { likelyMeant } from "../../shared/likelyMeant";
import { nearest } from "../../shared/nearest";
import type { Issue, Place } from "../issues";

/** What is said of a doc id in the settings that no page has. */
export function unknownDoc(
  place: Place,
  docId: string,
  docIds: Iterable<string>,
  drafts: ReadonlySet<string> = new Set(),
): Issue {
  if (drafts.has(docId)) {
    return {
      ...place,
      rule: "unknown-doc-id",
      message: `the page with the doc id \`${docId}\` is a draft: the site doesn't have it yet`,
      fix: "publish the draft (take `draft: true` out of it), or name another page",
    };
  }
  // Locales and versions have ids in common.
  const near = nearest(docId, new Set(docIds), 5);
  const meant = likelyMeant(docId, near);
  return {
    ...place,
    rule: "unknown-doc-id",
    message: `no page has the doc id \`${docId}\``,
    known: near,
    fix: meant === undefined ? "add the page, or remove the item" : `write \`${meant}\``,
  };
}
