import type { ReactNode } from "react";

import * as styles from "./PlainPage.module.css";

interface PlainPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of the site itself: a title and what follows. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
