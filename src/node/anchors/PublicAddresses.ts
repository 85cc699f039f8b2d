/**
 * What of the site readers may keep: the path of each public page, without slash at its end, and the anchors on it;
 * null where a page's anchors aren't known because it has faults.
 */
export type PublicAddresses = ReadonlyMap<string, readonly string[] | null>;
