import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./PageNav.module.css";

export interface PageNavLink {
  readonly label: string;
  readonly path: string;
}

interface PageNavProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly previous: PageNavLink | null;
  readonly next: PageNavLink | null;
}

/** The pages before and after this one. */
export function PageNav({ label, previous, next }: PageNavProps) {
  if (previous === null && next === null) {
    return null;
  }
  return (
    <nav aria-label={label} className={styles.nav}>
      {previous === null ? null : (
        <SiteLink to={previous.path} rel="prev" className={styles.previous}>
          <span className={styles.kind}>
            <Icon name="arrowLeft" size={14} /> Previous
          </span>
          <span className={styles.title}>{previous.label}</span>
        </SiteLink>
      )}
      {next === null ? null : (
        <SiteLink to={next.path} rel="next" className={styles.next}>
          <span className={styles.kind}>
            Next <Icon name="arrowRight" size={14} />
          </span>
          <span className={styles.title}>{next.label}</span>
        </SiteLink>
      )}
    </nav>
  );
}
