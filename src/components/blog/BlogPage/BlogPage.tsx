import type { ReactNode } from "react";

import { useLocalePath } from "../../../hooks/pageScope/useLocalePath";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./BlogPage.module.css";

const AREAS = [
  { path: "/blog", label: "Latest" },
  { path: "/blog/archive", label: "Archive" },
  { path: "/blog/tags", label: "Tags" },
] as const;

interface BlogPageProps {
  readonly title: string;
  readonly lead: string | null;
  /** The list that the page is; null for a page below one. */
  readonly area: (typeof AREAS)[number]["path"] | null;
  readonly children: ReactNode;
}

/** The frame of the blog's lists. */
export function BlogPage({ title, lead, area, children }: BlogPageProps) {
  const localePath = useLocalePath();
  return (
    <div className={styles.page}>
      <nav aria-label="Blog">
        <ul className={styles.areas}>
          {AREAS.map(({ path, label }) => (
            <li key={path}>
              <SiteLink
                to={localePath + path}
                className={styles.area}
                aria-current={path === area ? "page" : undefined}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead === null ? null : <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
