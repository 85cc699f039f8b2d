import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./PageGroups.module.css";

export interface PageEntry {
  readonly label: string;
  readonly path: string;
}

/** Pages under one heading, and below it groups of their own. */
export interface PageGroup {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly PageEntry[];
  readonly groups: readonly PageGroup[];
}

/** All pages of the site, by area. */
export function PageGroups({ groups }: { readonly groups: readonly PageGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`area-${group.id}`} className={styles.group}>
          <h2 id={`area-${group.id}`} className={styles.heading}>
            {group.title}
          </h2>
          <PageLinks group={group} />
        </section>
      ))}
    </div>
  );
}

function PageLinks({ group }: { readonly group: PageGroup }) {
  return (
    <ul className={styles.list}>
      {group.pages.map((page) => (
        <li key={page.path}>
          <SiteLink to={page.path} className={styles.link}>
            {page.label}
          </SiteLink>
        </li>
      ))}
      {group.groups.map((below) => (
        <li key={below.id} className={styles.below}>
          <span className={styles.title}>{below.title}</span>
          <PageLinks group={below} />
        </li>
      ))}
    </ul>
  );
}
