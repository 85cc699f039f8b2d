/** An old address and where it leads. Site paths without path prefix. */
export interface Redirect {
  /** Path of a page that is gone, or of a page that has lost the anchor. */
  readonly from: string;
  /** The anchor that has moved, without `#`; null where the whole page has. */
  readonly anchor: string | null;
  /** A page, with a hash where it leads to a section. */
  readonly to: string;
}

/** Ids on a page that a link can lead to; null for pages whose ids aren't known: the blog's list, a page with faults. */
export type AnchorsOf = (path: string) => ReadonlySet<string> | null;
