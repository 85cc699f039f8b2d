import { useEffect, useRef } from "react";

import type { RouteState } from "../../../hooks/routeState";
import { LoadError } from "../../page/LoadError/LoadError";
import { Spinner } from "../../page/Spinner/Spinner";
import * as styles from "./RouteStatus.module.css";

/**
 * What stands before the article of the last page while the next one is slow, or after it has failed. It takes no room
 * while loading: nothing moves, neither now nor when the reader cancels. A box that comes again after Retry has the
 * focus that the button of the one before had.
 */
export function RouteStatus({ state }: { readonly state: RouteState }) {
  const box = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  useEffect(() => {
    if (state.kind !== "failed") {
      return;
    }
    // The button took the focus along; after a page that was found it would be there.
    if (retried.current && document.activeElement === document.body) {
      box.current?.querySelector("button")?.focus();
    }
    retried.current = false;
  }, [state]);

  switch (state.kind) {
    case "idle":
      return null;
    case "loading":
      return (
        <div className={styles.place}>
          <Spinner />
        </div>
      );
    case "failed":
      return (
        <div ref={box}>
          <LoadError
            message={state.message}
            onRetry={() => {
              retried.current = true;
              state.retry();
            }}
          />
        </div>
      );
  }
}
