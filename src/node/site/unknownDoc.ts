import { likelyMeant } from "../../shared/likelyMeant";
import { nearest } from "../../shared/nearest";
import type { Issue, Place } from "../issues";

/** What is said of a doc id in the settings that no page has. */
export function unknownDoc(place: Place, docId: string, docIds: Iterable<string>): Issue {
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
