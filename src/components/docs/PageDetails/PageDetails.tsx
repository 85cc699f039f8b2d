import { calendarDayOf, formatCalendarDay } from "../../../shared/dates";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./PageDetails.module.css";

interface PageDetailsProps {
  /** Where the page's source is edited; null where the site doesn't say. */
  readonly editUrl: string | null;
  /** ISO instant in UTC of the source's last commit; null where it isn't known. */
  readonly lastUpdated: string | null;
}

/** The line below an article: where to mend it, and how old it is. The day is that in UTC, for every reader. */
export function PageDetails({ editUrl, lastUpdated }: PageDetailsProps) {
  const day = lastUpdated === null ? null : calendarDayOf(lastUpdated);
  if (editUrl === null && day === null) {
    return null;
  }
  return (
    <div className={styles.details}>
      {editUrl === null ? null : (
        <SiteLink href={editUrl} className={styles.edit}>
          Edit this page
        </SiteLink>
      )}
      {lastUpdated === null || day === null ? null : (
        <p className={styles.updated}>
          Last updated on <time dateTime={lastUpdated.slice(0, "2026-11-28".length)}>{formatCalendarDay(day)}</time>
        </p>
      )}
    </div>
  );
}
