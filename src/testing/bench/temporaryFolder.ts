import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { atEnd } from "./process/atEnd";

/** A folder that is gone once this process has ended; `remove` does it before. */
export interface TemporaryFolder {
  readonly folder: string;
  readonly remove: () => void;
}

/** Makes an empty temporary folder. */
export function temporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "docs-site-bench-"));
  const remove = atEnd(() => {
    // A process that has just been ended may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  return { folder, remove };
}
