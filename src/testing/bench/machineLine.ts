import { availableParallelism, loadavg } from "node:os";

/** What the figures were taken on. More load than processors means that something else was going on as well. */
export function machineLine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return [
    `Node.js ${process.versions.node}`,
    `${String(availableParallelism())} processors`,
    `load of the last 1, 5 and 15 minutes ${load.join(", ")}`,
  ].join(", ");
}
