import { useEffect, useMemo, useRef } from "react";

import { useActiveHeading } from "../../../hooks/toc/useActiveHeading";
import { TOC_MIN_LEVEL } from "../../../shared/limits";
import { revealInScrollBox } from "../DocsSidebar/revealInScrollBox";
import { NarrowDisclosure } from "../../ui/NarrowDisclosure/NarrowDisclosure";
import * as styles from "./TableOfContents.module.css";

export interface TocEntry {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
  /** Whether the column goes to the text from 1200 px on: the contents are behind their control there too. */
  readonly wide?: boolean;
}

/** The headings of a page, the one being read marked: a column on desktop widths, a control on narrow ones. */
export function TableOfContents({ entries, wide = false }: TableOfContentsProps) {
  const ids = useMemo(() => entries.map((entry) => entry.id), [entries]);
  const active = useActiveHeading(ids);
  const list = useRef<HTMLUListElement>(null);

  // A list that is longer than its column follows the reader.
  useEffect(() => {
    const entry = active === null ? null : list.current?.querySelector<HTMLElement>("[aria-current]");
    if (entry) {
      revealInScrollBox(entry);
    }
  }, [active]);

  if (entries.length === 0) {
    return null;
  }
  return (
    <NarrowDisclosure label="On this page" className={styles.toc} wide={wide}>
      <nav aria-label="On this page">
        <p className={styles.title} aria-hidden="true">
          On this page
        </p>
        <ul className={styles.list} ref={list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a
                href={`#${entry.id}`}
                className={entry.level > TOC_MIN_LEVEL ? styles.deeper : styles.entry}
                aria-current={entry.id === active ? "location" : undefined}
              >
                {entry.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </NarrowDisclosure>
  );
}
