import type { Arguments, Workplace } from "../Command";
import { applyPlan } from "./applyPlan";
import { describePlan } from "./Plan";
import type { Plan } from "./Plan";

/** The option that every command with a plan has. */
export const DRY_RUN = { "dry-run": { type: "boolean" } } as const;

/** Prints a plan and, without `--dry-run`, carries it out. Changes that change nothing are none. */
export function carryOut(plan: Plan, { values }: Arguments, { root, print }: Workplace): void {
  const changes = plan.changes.filter(
    ({ before, after, movedFrom }) => movedFrom !== undefined || String(before) !== String(after) || before === null,
  );
  const isDry = values["dry-run"] === true;
  if (changes.length === 0) {
    print("Nothing to do.");
    return;
  }
  print(describePlan({ changes }, isDry ? "whole" : "short"));
  if (isDry) {
    print("\nNothing was changed: this is what the command does without --dry-run.");
    return;
  }
  applyPlan(root, { changes });
}
