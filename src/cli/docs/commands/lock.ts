import path from "node:path";

import { formatLock, lockWith } from "../../../node/anchors";
import { formatReport, severities } from "../../../node/issues";
import type { Rule } from "../../../node/issues";
import { LOCK_FILE } from "../../../node/project/checkAddresses";
import { CommandError } from "../Command";
import type { Command } from "../Command";
import { carryOut, DRY_RUN } from "../edits/carryOut";
import { loadContent } from "../loadContent";

/** What the lock itself finds. */
const LOST: ReadonlySet<Rule> = new Set(["lost-address", "anchor-lock"]);

/** Adds new public addresses to the lock. Those that are gone stay in it, and are reported. */
export const lock: Command = {
  usage: "lock",
  summary: "add new pages and anchors to the list of public addresses (anchors.lock)",
  options: DRY_RUN,
  positionals: [0, 0],
  run: async (args, place) => {
    const { site, tree, addresses, issues } = await loadContent(place);
    const errors = issues.filter(({ rule }) => severities[rule] === "error" && !LOST.has(rule));
    if (site === null || errors.length > 0) {
      throw new CommandError(
        "The content has errors, so what it offers isn't known: run `npm run docs -- check` first.",
      );
    }
    const file = path.posix.join(tree.label, LOCK_FILE);
    const after = formatLock(lockWith(addresses.lock, addresses.publicAddresses), site.settings.product.slug);
    carryOut({ changes: [{ path: file, before: tree.texts.get(LOCK_FILE) ?? null, after }] }, args, place);
    const lost = issues.filter(({ rule }) => LOST.has(rule));
    if (lost.length > 0) {
      place.print(
        `\n${formatReport(lost, place.strict, (name) => tree.texts.get(path.posix.relative(tree.label, name)) ?? null)}`,
      );
    }
    return lost.length > 0 ? 1 : 0;
  },
};
