/**
 * What of the site readers may keep: the path of each public page, without slash at its end, and the anchors on it;
 * null where a page's anchors aren't known because it has faults.
 */
export type PublicAddresses = ReadonlyMap<string, readonly string[] | null>;

/** Ids of a tab and its panel, which are numbered: only the page's own code refers to them. */
const TAB = /^(.+)-(tab|panel)-(\d+)$/;

/** The ids of a page that readers may link to: all but those of tabs and their panels. */
export function linkableAnchors(ids: readonly string[]): string[] {
  const known = new Set(ids);
  return ids.filter((id) => {
    const [, name = "", kind, number = ""] = TAB.exec(id) ?? [];
    return kind === undefined || !known.has(`${name}-${kind === "tab" ? "panel" : "tab"}-${number}`);
  });
}
