import { withPrefix } from "gatsby";

import type { NavbarItem } from "../../../hooks/site/types";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { currentItem } from "./currentItem";
import * as styles from "./Navbar.module.css";

interface NavbarProps {
  readonly title: string;
  readonly logo: string | null;
  readonly items: readonly NavbarItem[];
  readonly path: string | null;
  readonly docs: boolean;
}

/** The fixed bar on top: the site's name, then its main links. */
export function Navbar({ title, logo, items, path, docs }: NavbarProps) {
  const current = currentItem(items, path, docs);
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <SiteLink to="/" className={styles.brand}>
          {logo === null ? null : <img src={withPrefix(logo)} alt="" width={28} height={28} className={styles.logo} />}
          <span className={styles.title}>{title}</span>
        </SiteLink>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.label}>
                <SiteLink
                  to={item.to}
                  href={item.href}
                  className={styles.item}
                  aria-current={item === current?.item ? current.match : undefined}
                >
                  {item.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
