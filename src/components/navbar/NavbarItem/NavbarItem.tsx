import type { ComponentType } from "react";

import { SearchBox } from "../../search/SearchBox/SearchBox";
import { DocsVersionDropdown } from "../DocsVersionDropdown/DocsVersionDropdown";
import { DropdownItem } from "../DropdownItem/DropdownItem";
import { LinkItem } from "../LinkItem/LinkItem";
import { LocaleDropdown } from "../LocaleDropdown/LocaleDropdown";
import { NavbarItemBoundary } from "../NavbarItemBoundary/NavbarItemBoundary";
import type { NavbarItemProps } from "./itemTypes";

const COMPONENTS = new Map<string, ComponentType<NavbarItemProps>>([
  ["link", LinkItem],
  ["doc", LinkItem],
  ["dropdown", DropdownItem],
  ["docsVersionDropdown", DocsVersionDropdown],
  ["localeDropdown", LocaleDropdown],
  ["search", ({ item }) => <SearchBox label={item.label} />],
]);

/**
 * An item of the bar by its type. Throws for a type that isn't one; what an item throws while it is rendered is thrown
 * on under the item's name.
 */
export function NavbarItem({ item, current }: NavbarItemProps) {
  const Component = COMPONENTS.get(item.type);
  if (Component === undefined) {
    const known = [...COMPONENTS.keys()].join(", ");
    throw new Error(`unknown navbar item type ${JSON.stringify(item.type)}; the known types are ${known}`);
  }
  return (
    <NavbarItemBoundary label={item.label} type={item.type}>
      <Component item={item} current={current} />
    </NavbarItemBoundary>
  );
}
