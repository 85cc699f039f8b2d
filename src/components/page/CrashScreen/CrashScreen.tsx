import { useEffect, useId, useRef } from "react";

import { errorChain } from "../../../shared/errorChain";
import * as styles from "./CrashScreen.module.css";

interface CrashScreenProps {
  /** What was thrown; not always an Error. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Address of the home page, with path prefix, where the screen stands alone, without the site's bar and footer. */
  readonly home?: string;
}

/**
 * Stands where a page could not be rendered (SPEC sections 2 and 8). It uses nothing of the site: settings and links
 * may be what has failed.
 */
export function CrashScreen({ error, onRetry, home }: CrashScreenProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [message = "", ...causes] = errorChain(error);

  useEffect(() => {
    // The focused element is gone with the page; the keyboard goes on from here.
    if (document.activeElement === null || document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true });
    }
  }, []);

  const screen = (
    <section className={styles.screen} role="alert" aria-labelledby={titleId}>
      <h1 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
        This page crashed.
      </h1>
      <p className={styles.message}>{message}</p>
      {causes.length === 0 ? null : (
        <ul className={styles.causes} aria-label="Causes">
          {causes.map((cause, index) => (
            <li key={index}>{cause}</li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
        {home === undefined ? null : (
          <a href={home} className={styles.home}>
            Home page
          </a>
        )}
      </p>
    </section>
  );
  return home === undefined ? screen : <main className={styles.alone}>{screen}</main>;
}
