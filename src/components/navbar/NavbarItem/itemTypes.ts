import type { NavbarItem } from "../../../hooks/site/types";

export interface NavbarItemProps {
  readonly item: NavbarItem;
  /** "page": the item leads to the page in view; "true": to the area that this page belongs to. */
  readonly current: "page" | "true" | undefined;
}

/** Types that stand at the end of the bar; the others follow the site's name. */
const CHOICES = ["localeDropdown", "docsVersionDropdown"];

/** The bar's items by where they stand; in each place in the order of the settings. */
export function placeItems(items: readonly NavbarItem[]) {
  return {
    links: items.filter(({ type }) => type !== "search" && !CHOICES.includes(type)),
    search: items.filter(({ type }) => type === "search"),
    choices: items.filter(({ type }) => CHOICES.includes(type)),
  };
}
