import type { RouteState } from "../../../hooks/routeState";
import { LoadError } from "../../page/LoadError/LoadError";
import { Spinner } from "../../page/Spinner/Spinner";
import * as styles from "./RouteStatus.module.css";

/**
 * What stands before the article of the last page while the next one is slow, or after it has failed. It takes no room
 * while loading: nothing moves, neither now nor when the reader cancels.
 */
export function RouteStatus({ state }: { readonly state: RouteState }) {
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
      return <LoadError message={state.message} onRetry={state.retry} />;
  }
}
