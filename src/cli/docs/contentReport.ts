import { readFileSync } from "node:fs";
import path from "node:path";

import { formatReport } from "../../node/issues";
import type { Issue } from "../../node/issues";
import type { Workplace } from "./Command";

/** The report of issues in the content as it lies on the disk, as `check` prints it. */
export function contentReport(issues: readonly Issue[], { root, strict }: Workplace): string {
  return formatReport(issues, strict, (file) => readText(path.join(root, file)));
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
