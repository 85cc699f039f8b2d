import { useRef } from "react";

import { useAnnouncement } from "../../../hooks/announcement";
import { CLOSE_ICON_SIZE } from "../../../shared/limits";
import { Icon } from "../../ui/Icon/Icon";
import * as styles from "./AnnouncementBar.module.css";

interface AnnouncementBarProps {
  /** Dismissal is remembered for this id; another id shows the bar again. */
  readonly id: string;
  /** Compiled content of the site's settings. */
  readonly html: string;
  readonly closable: boolean;
}

/**
 * A message above the navigation bar, in the flow of the page. It is in the HTML whether dismissed or not: an attribute
 * of `<html>`, set by the early script, hides it before the first paint.
 */
export function AnnouncementBar({ id, html, closable }: AnnouncementBarProps) {
  const dismiss = useAnnouncement(id, closable);
  const bar = useRef<HTMLElement>(null);

  const close = () => {
    dismiss();
    // The button is gone; the next stop of the Tab key takes over. What isn't shown at this width takes no focus.
    for (const stop of bar.current?.nextElementSibling?.querySelectorAll<HTMLElement>("a[href], button") ?? []) {
      stop.focus({ preventScroll: true });
      if (document.activeElement === stop) {
        break;
      }
    }
  };

  return (
    <section ref={bar} className={styles.bar} data-closable={closable ? "" : undefined} aria-label="Announcement">
      <div className={styles.row}>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        {closable ? (
          <button
            type="button"
            className={`needs-js ${styles.close ?? ""}`}
            aria-label="Close announcement"
            onClick={close}
          >
            <Icon name="close" size={CLOSE_ICON_SIZE} />
          </button>
        ) : null}
      </div>
    </section>
  );
}
