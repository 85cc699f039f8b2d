interface LoadErrorProps {
  /** The error's own words. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Words of the box; src/app/failures writes the same box where React could not start. */
export const LOAD_ERROR_TITLE = "This page could not be loaded.";
export const LOAD_ERROR_RETRY = "Retry";

/** The red box of a page that can't be loaded (SPEC section 2). Its styles are global: src/styles/loadError.css. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert">
      <p className="load-error-title">{LOAD_ERROR_TITLE}</p>
      <p className="load-error-text">{message}</p>
      <button type="button" className="load-error-retry" onClick={onRetry}>
        {LOAD_ERROR_RETRY}
      </button>
    </div>
  );
}
