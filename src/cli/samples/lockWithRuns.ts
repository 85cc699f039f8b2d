import type { LockedRun } from "../../node/api/samples";
import type { SampleRun } from "./SampleRun";

/** A program of the description as it is. */
export interface SampleProgram {
  /** Id of the call or webhook. */
  readonly call: string;
  readonly language: string;
  readonly digest: string;
}

/**
 * What the lock says after some programs have run, on a day in UTC: those that passed passed today, those that failed
 * didn't, and for the others what it said before, unless program or description have changed since.
 */
export function lockWithRuns(
  before: readonly LockedRun[],
  programs: readonly SampleProgram[],
  runs: readonly SampleRun[],
  day: string,
): LockedRun[] {
  const keyOf = (call: string, language: string): string => `${call} ${language}`;
  const ran = new Map(runs.map(({ id, language, fault }) => [keyOf(id, language), fault === null]));
  const locked = new Map(before.map((run) => [keyOf(run.call, run.language), run]));
  return programs.flatMap((program): LockedRun[] => {
    const key = keyOf(program.call, program.language);
    const passed = ran.get(key);
    if (passed !== undefined) return passed ? [{ ...program, day }] : [];
    const old = locked.get(key);
    return old?.digest === program.digest ? [old] : [];
  });
}
