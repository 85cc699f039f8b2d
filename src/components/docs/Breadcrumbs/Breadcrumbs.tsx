import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./Breadcrumbs.module.css";

export interface Breadcrumb {
  readonly label: string;
  /** Null where the step has no page of its own. */
  readonly path: string | null;
}

interface BreadcrumbsProps {
  readonly items: readonly Breadcrumb[];
  /** Site path of the page itself: its own step is text, not a link. */
  readonly path: string;
}

/** The way from the top of the docs to the page. */
export function Breadcrumbs({ items, path }: BreadcrumbsProps) {
  if (items.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={`${item.label} ${item.path ?? ""}`} className={styles.item}>
            {item.path === null || item.path === path ? (
              <span aria-current={item.path === path ? "page" : undefined}>{item.label}</span>
            ) : (
              <SiteLink to={item.path} className={styles.link}>
                {item.label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
