import * as styles from "./SkipLink.module.css";

/** Id of the landmark that skip links and route changes lead to. */
export const MAIN_ID = "main-content";

/** The first stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  );
}
