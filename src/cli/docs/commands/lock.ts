import path from "node:path";

import { formatLock, lockWith } from "../../../node/anchors";
import type { AnchorsLock } from "../../../node/anchors";
import { formatReport } from "../../../node/issues";
import type { Rule } from "../../../node/issues";
import { LOCK_FILE } from "../../../node/project/checkAddresses";
import { CommandError } from "../Command";
import type { Command } from "../Command";
import { carryOut, DRY_RUN } from "../edits/carryOut";
import { soundContent } from "../edits/soundContent";
import { inMannerOf } from "../edits/textPlaces";

/** What the lock itself finds. */
const LOST: ReadonlySet<Rule> = new Set(["lost-address", "anchor-lock"]);

/** Adds new public addresses to the lock. Those that are gone stay in it, and are reported. */
export const lock: Command = {
  usage: "lock",
  summary: "add new pages and anchors to the list of public addresses (anchors.lock)",
  example: "lock --dry-run",
  options: DRY_RUN,
  positionals: [0, 0],
  run: async (args, place) => {
    const { site, tree, addresses, issues } = await soundContent(place, "what it offers isn't known", ({ rule }) =>
      LOST.has(rule),
    );
    const file = path.posix.join(tree.label, LOCK_FILE);
    const before = tree.texts.get(LOCK_FILE) ?? null;
    refuseUnreadable(addresses.lock, before ?? "");
    const text = formatLock(lockWith(addresses.lock, addresses.publicAddresses), site.settings.product.slug);
    carryOut({ changes: [{ path: file, before, after: inMannerOf(text, before) }] }, args, place);
    const lost = issues.filter(({ rule }) => LOST.has(rule));
    if (lost.length > 0) {
      place.print(
        `\n${formatReport(lost, place.strict, (name) => tree.texts.get(path.posix.relative(tree.label, name)) ?? null)}`,
      );
    }
    return lost.length > 0 ? 1 : 0;
  },
};

/** What can't be read would be gone from a lock that is written anew, and with it a promise to readers. */
function refuseUnreadable(lock: AnchorsLock | null, text: string): void {
  const [first, ...more] = lock?.unreadable ?? [];
  if (first !== undefined) {
    const lines = text.split(/\r\n?|\n/);
    const list = [first, ...more].map(
      ({ file, line }) => `  ${file}:${String(line)}: ${(lines[line - 1] ?? "").trim()}`,
    );
    const isConflict = lines.some((line) => /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/.test(line));
    const what = isConflict
      ? "The list of public addresses has a merge conflict"
      : "Lines of the list of public addresses can't be read";
    const way = isConflict
      ? "Remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and keep the addresses of both sides."
      : "Write each as a page (`/docs/page`), or as an anchor of the page above it (`  #anchor`).";
    throw new CommandError(`${what}, so nothing was changed:\n${list.join("\n")}\n${way}`);
  }
}
