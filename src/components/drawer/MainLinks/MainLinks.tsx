import type { NavbarItem } from "../../../hooks/site/types";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./MainLinks.module.css";

interface MainLinksProps {
  readonly items: readonly NavbarItem[];
}

/** The bar's plain links below the docs' menu: one tap away, without the way over the main menu. */
export function MainLinks({ items }: MainLinksProps) {
  const links = items.filter((item) => item.to !== null || item.href !== null);
  if (links.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Main menu">
      <ul className={styles.row}>
        {links.map((item) => (
          <li key={item.label}>
            <SiteLink to={item.to} href={item.href} className={styles.link}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
