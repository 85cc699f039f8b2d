import { usePageScope } from "../../../hooks/pageScope/pageScope";
import { withoutTrailingSlash } from "../../../shared/paths";
import { Dropdown } from "../../ui/Dropdown/Dropdown";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { NavbarItemProps } from "../NavbarItem/itemTypes";

/** A list of links under one label. */
export function DropdownItem({ item }: NavbarItemProps) {
  const { path } = usePageScope();
  const isCurrent = (to: string | null) => to !== null && withoutTrailingSlash(to) === path;
  return (
    <Dropdown
      id={`navbar:${encodeURIComponent(item.label)}`}
      label={item.label}
      current={item.items.some(({ to }) => isCurrent(to))}
    >
      {item.items.map(({ label, to, href }) => (
        <li key={label}>
          <SiteLink to={to} href={href} aria-current={isCurrent(to) ? "page" : undefined}>
            {label}
          </SiteLink>
        </li>
      ))}
    </Dropdown>
  );
}
