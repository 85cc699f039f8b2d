import { withoutTrailingSlash } from "../../../shared/paths";
import type { NavbarItem } from "../../../hooks/site/types";

interface CurrentItem {
  readonly item: NavbarItem;
  /** "page": the item leads to this page; "true": to the area that this page belongs to. */
  readonly match: "page" | "true";
}

/** A site path of the docs, in whatever locale: "/docs/x", "/ar/docs/x". */
const DOCS = /^(\/[^/]+)?\/docs(\/|$)/;

/**
 * The one item to mark: the one that leads to this page, else, on docs pages, the first that leads into the docs.
 * What a page is comes from its data, not from its address: the not-found page has any address.
 */
export function currentItem(items: readonly NavbarItem[], path: string | null, docs: boolean): CurrentItem | null {
  const exact = items.find((item) => item.to !== null && withoutTrailingSlash(item.to) === path);
  if (exact !== undefined) {
    return { item: exact, match: "page" };
  }
  const area = docs ? items.find((item) => item.to !== null && DOCS.test(item.to)) : undefined;
  return area === undefined ? null : { item: area, match: "true" };
}
