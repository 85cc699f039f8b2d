import type { PageScope } from "../../hooks/pageScope/pageScope";
import type { LocaleAlternate } from "../../shared/contracts/Alternates";
import type { LinkTarget, NavbarItem } from "../../hooks/site/types";
import { withoutTrailingSlash } from "../../shared/paths";

/** A link of the drawer's main menu. */
export interface MenuLink extends LinkTarget {
  /** "page": this page; "true": the area that this page belongs to. */
  readonly current?: "page" | "true" | undefined;
  /** Language of the label, where it isn't the page's. */
  readonly lang?: string;
}

export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

export const isGroup = (entry: MenuEntry): entry is MenuGroup => "links" in entry;

interface MenuChoices {
  readonly scope: PageScope;
  /** The docs versions with the page's, or the reader's, marked. */
  readonly versions: readonly MenuLink[];
  /** Query and hash of the page, which a change of language keeps. */
  readonly address: string;
}

/**
 * The main menu of the drawer: the bar's links as they are, and its dropdowns as groups, open, since there is room.
 * Search stays in the bar. A choice of one, such as a single locale, is none.
 */
export function menuEntries(items: readonly NavbarItem[], { scope, versions, address }: MenuChoices): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    switch (item.type) {
      case "dropdown":
        return [
          { label: item.label, links: item.items.map((link) => ({ ...link, current: currentPage(link, scope) })) },
        ];
      case "docsVersionDropdown":
        return choice(item.label, versions);
      case "localeDropdown":
        return choice(item.label, scope.alternates.map(localeLink(scope.locale, address)));
      case "search":
        return [];
      default:
        return [item];
    }
  });
}

const choice = (label: string, links: readonly MenuLink[]): MenuEntry[] => (links.length > 1 ? [{ label, links }] : []);

const currentPage = ({ to }: LinkTarget, { path }: PageScope) =>
  to !== null && withoutTrailingSlash(to) === path ? "page" : undefined;

const localeLink =
  (current: string, address: string) =>
  ({ locale, label, path }: LocaleAlternate): MenuLink => ({
    label,
    to: path + address,
    href: null,
    lang: locale,
    current: locale === current ? "page" : undefined,
  });
