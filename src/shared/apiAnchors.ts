/** Anchors of the API reference: the same for whoever shows a call and whoever links to it. */

/** Anchor of a call's section: `issueVoucher` -> `issue-voucher`. */
export function callAnchor(callId: string): string {
  return anchorPart(callId)
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .toLowerCase();
}

/** Anchor of the place that shows the fields of a shared schema. */
export function schemaAnchor(name: string): string {
  return `schema-${anchorPart(name)}`;
}

/** A name as a part of an anchor: as it is, but for signs that addresses would have to escape. */
export function anchorPart(name: string): string {
  return name.replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "");
}
