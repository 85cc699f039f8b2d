import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { NavbarItemProps } from "../NavbarItem/itemTypes";
import * as styles from "./LinkItem.module.css";

/** A link of the bar, to a doc, to another page or to another site. */
export function LinkItem({ item, current }: NavbarItemProps) {
  return (
    <SiteLink to={item.to} href={item.href} className={styles.link} aria-current={current}>
      {item.label}
    </SiteLink>
  );
}
