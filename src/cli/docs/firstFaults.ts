import path from "node:path";

import { formatReport } from "../../node/issues";
import type { Issue } from "../../node/issues";
import type { Project } from "../../node/project/loadProject";

/** One cause has many faults: the first ones say what it is. */
const SHOWN = 5;

/** A report of the first few faults, with how many there are beside them. */
export function firstFaults(faults: readonly Issue[], strict: boolean, { tree }: Pick<Project, "tree">): string {
  const more = faults.length - SHOWN;
  const report = formatReport(
    faults.slice(0, SHOWN),
    strict,
    (file) => tree.texts.get(path.posix.relative(tree.label, file)) ?? null,
  );
  return more > 0 ? `${report}\n… and ${String(more)} more` : report;
}
