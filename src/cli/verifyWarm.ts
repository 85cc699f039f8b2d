/**
 * npm run verify:warm: a warm build equals a clean one, byte for byte, after every kind of edit. Builds a copy of the
 * project, edits it, builds warm, and compares `public/` with a clean build of the same state at the same path.
 * `--short`: all edits in a row with a warm build after each, and two comparisons: after the first, which leaves the
 * bundles' cache in use, and at the end.
 */
import { rmSync } from "node:fs";
import path from "node:path";

import { compareSites, siteDigests } from "./warm/compareSites";
import { edits } from "./warm/edits";
import { copyProject } from "./warm/projectCopy";

const short = process.argv.includes("--short");
const copy = copyProject(process.cwd());
const site = path.join(copy.folder, "public");
let failed = false;

function compare(name: string): void {
  const warm = siteDigests(site);
  copy.putAside();
  copy.build();
  const differences = compareSites(warm, siteDigests(site));
  copy.putBack();
  console.log(`${differences.length === 0 ? "same" : "NOT THE SAME"}: ${name} (${String(warm.size)} files)`);
  for (const difference of differences.slice(0, 20)) {
    console.log(`  ${difference}`);
  }
  failed ||= differences.length > 0;
}

try {
  copy.build();
  for (const edit of edits) {
    edit.apply(copy.folder);
    copy.build();
    if (!short || edit === edits[0]) {
      compare(edit.name);
    }
  }
  if (short) {
    compare(`after ${String(edits.length)} edits`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed = true;
} finally {
  if (failed && process.env["KEEP"] === "1") {
    console.log(`kept: ${copy.folder}`);
  } else {
    rmSync(copy.folder, { recursive: true, force: true });
  }
}
process.exitCode = failed ? 1 : 0;
