import * as styles from "./LoadFailure.module.css";

/** The search files could not be had. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>Search could not be loaded.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
