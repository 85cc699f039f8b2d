import { withFileErrors } from "./fileErrors";
import { isPending, recover } from "./applyPlan";

/**
 * Ends an edit that was interrupted, before a command that changes files; one that only reads leaves it alone. Gives
 * what to tell the author; null where there is none.
 */
export function endPendingEdit(root: string, isReading: boolean): string | null {
  if (isReading) {
    return isPending(root)
      ? "An edit was interrupted, or is going on: the next command that changes files ends it. This one shows the files as they are."
      : null;
  }
  const outcome = withFileErrors(() => recover(root), "Mend that, or remove .docs-edit/.");
  return outcome === null
    ? null
    : outcome === "finished"
      ? "An edit that was interrupted has been finished."
      : "An edit that was interrupted has been forgotten; it had changed no file.";
}
