import type { ReactNode } from "react";

import * as styles from "./PlainPage.module.css";

interface PlainPageProps {
  readonly title: string;
  readonly lead?: string;
  /** As wide as text can be read, in the middle. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A page of the site itself: a title and what follows. */
export function PlainPage({ title, lead, narrow = false, children }: PlainPageProps) {
  return (
    <div className={styles.page} data-narrow={narrow ? "" : undefined}>
      <h1 className={styles.title}>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
