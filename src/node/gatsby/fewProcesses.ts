import { availableParallelism } from "node:os";

/** With more processors than this, workers gain more time than they need to start. */
const FEW = 2;

/**
 * With two processors Gatsby runs the queries in one worker and starts it again for the HTML, while the main process
 * waits: five seconds to load Gatsby once more. Queries read nodes that are ready, so the main process runs them
 * itself when it is told of one processor. A number that somebody has set stays.
 */
export function fewProcesses(env: Record<string, string | undefined>, processors = availableParallelism()): void {
  if (processors <= FEW) {
    env["GATSBY_CPU_COUNT"] ??= "1";
  }
}
