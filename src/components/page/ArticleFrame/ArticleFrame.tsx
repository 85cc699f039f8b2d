import type { ReactNode } from "react";

import { TableOfContents, type TocEntry } from "../../docs/TableOfContents/TableOfContents";
import * as styles from "./ArticleFrame.module.css";

interface ArticleFrameProps {
  readonly title: string;
  /** What stands above the title, such as breadcrumbs. */
  readonly before?: ReactNode;
  /** The sentence below the title. */
  readonly lead: string | null;
  /** What stands below the lead, such as a date. */
  readonly details?: ReactNode;
  readonly toc: readonly TocEntry[];
  /** Whether the text takes the column of the contents as well, for what stands beside it; from 1200 px on. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * Title, contents and text of a page. The contents follow the title in the HTML, where narrow windows show them, and
 * move to a column of their own on desktop widths.
 */
export function ArticleFrame({ title, before, lead, details, toc, wide = false, children }: ArticleFrameProps) {
  return (
    <article className={styles.frame} data-wide={wide ? "" : undefined}>
      <header className={styles.header}>
        {before}
        <h1 className={styles.title}>{title}</h1>
        {lead === null ? null : <p className={styles.lead}>{lead}</p>}
        {details}
      </header>
      <div className={styles.toc}>
        <TableOfContents entries={toc} wide={wide} />
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}
