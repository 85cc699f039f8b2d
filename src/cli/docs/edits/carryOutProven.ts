import path from "node:path";

import { formatLock, lockWith } from "../../../node/anchors";
import type { PublicAddresses } from "../../../node/anchors";
import type { Issue, Rule } from "../../../node/issues";
import { LOCK_FILE } from "../../../node/project/checkAddresses";
import type { Project } from "../../../node/project/loadProject";
import { CommandError } from "../Command";
import type { Arguments, Workplace } from "../Command";
import { firstFaults } from "../firstFaults";
import { afterPlan } from "./afterPlan";
import { carryOut } from "./carryOut";
import type { FileChange, Plan } from "./Plan";
import type { SoundProject } from "./soundContent";
import { inMannerOf } from "./textPlaces";

/**
 * Proves a plan on a copy of the content before it is carried out: one that leaves anything to mend, in strict mode, is
 * refused with what that is, and nothing changes. Addresses that become public by it are added to the lock.
 */
export async function carryOutProven(
  plan: Plan,
  project: SoundProject,
  args: Arguments,
  place: Workplace,
): Promise<void> {
  if (plan.changes.length > 0) {
    const after = await afterPlan(plan, project, place);
    const moved = plan.changes.flatMap(({ path: to, movedFrom }) =>
      movedFrom === undefined ? [] : [[movedFrom, to] as const],
    );
    refuseFaults(newIssues(project, after, new Map(moved)), after);
    carryOut({ changes: [...plan.changes, ...lockChange(project, after)] }, args, place);
  } else {
    carryOut(plan, args, place);
  }
}

/** No faults of a plan: what the lock lacks it gets, and of two pages with one title a move changes only which is first. */
const NO_FAULTS: ReadonlySet<Rule> = new Set(["unlocked-address", "page-preview"]);

/** What is wrong after a plan and wasn't before. `moved` has the new paths of files by their old ones. */
export function newIssues(
  before: Project,
  after: Project,
  moved: ReadonlyMap<string, string> = new Map<string, string>(),
): Issue[] {
  // Lines move: a fault is the same when it says the same of the same file.
  const nameOf = ({ file, rule, message }: Issue): string => [file, rule, message].join("\n");
  const old = before.issues.map((issue) => ({ ...issue, file: moved.get(issue.file) ?? issue.file }));
  const known = new Set(old.map(nameOf));
  const fresh = after.issues.filter((issue) => !NO_FAULTS.has(issue.rule) && !known.has(nameOf(issue)));
  return moved.size === 0 ? fresh : fresh.filter(isMoreOnItsLine(old, after.issues));
}

/**
 * Where pages move, what is said of a fault may name an address that is another one now: it is new when its line has
 * more of its rule than before. Lines stay where they are.
 */
function isMoreOnItsLine(before: readonly Issue[], after: readonly Issue[]): (issue: Issue) => boolean {
  const countBy = (issues: readonly Issue[], { file, line, rule }: Issue): number =>
    issues.filter((issue) => issue.file === file && issue.line === line && issue.rule === rule).length;
  return (issue) => countBy(after, issue) > countBy(before, issue);
}

function refuseFaults(faults: readonly Issue[], after: Project): void {
  if (faults.length > 0) {
    throw new CommandError(`This would leave faults, so nothing was changed:\n\n${firstFaults(faults, true, after)}`);
  }
}

/** The lock with the addresses that the plan makes public; those that were there before are its author's to add. */
function lockChange(project: SoundProject, after: Project): FileChange[] {
  const { lock, publicAddresses } = project.addresses;
  const before = project.tree.texts.get(LOCK_FILE) ?? null;
  if (lock === null || before === null) {
    return [];
  }
  const added: PublicAddresses = new Map(
    [...after.addresses.publicAddresses].flatMap(([page, anchors]) => {
      const old = publicAddresses.get(page);
      const fresh = (anchors ?? []).filter((anchor) => old?.includes(anchor) !== true);
      return old === undefined || fresh.length > 0 ? [[page, fresh] as const] : [];
    }),
  );
  const text = formatLock(lockWith(lock, added), project.site.settings.product.slug);
  return added.size === 0
    ? []
    : [{ path: path.posix.join(project.tree.label, LOCK_FILE), before, after: inMannerOf(text, before) }];
}
