import { createHash } from "node:crypto";

import type { PassedRun } from "../../../shared/contracts/ApiModel";
import { parseCalendarDay } from "../../../shared/dates";
import { readLines } from "../../issues";
import type { Place } from "../../issues";

/** A run that passed, as the lock holds it. */
export interface LockedRun extends PassedRun {
  /** Id of the call or webhook. */
  readonly call: string;
}

/** `content/samples.lock` as it is read. */
export interface SamplesLock {
  readonly runs: readonly LockedRun[];
  readonly faults: readonly LockFault[];
}

/** What is wrong with a line, and where. */
export interface LockFault extends Place {
  readonly message: string;
  readonly fix: string;
}

/** File of the lock in the content folder. */
export const SAMPLES_LOCK = "samples.lock";

const HEAD = [
  "# Sample programs that did what their page says: call, language, day, digest of the program and of what the API",
  "# description says of the call. `npm run samples -- --record` writes it. Another digest is shown as not run.",
];

const LINE = /^([A-Za-z][A-Za-z0-9]*) ([a-z]+) (\d{4}-\d\d-\d\d) ([0-9a-f]{12})$/;

/** Writes the lock anew, from runs. */
const RECORD = "run `npm run samples -- --record`";

/** Reads a lock: a line for each run. Of two for the same program the last counts, and both are told. */
export function parseSamplesLock(file: string, text: string): SamplesLock {
  const runs = new Map<string, LockedRun & { readonly line: number }>();
  const faults: LockFault[] = [];
  for (const { value, line, column } of readLines(text)) {
    if (value.startsWith("#")) {
      continue;
    }
    const [, call, language, day = "", digest = ""] = LINE.exec(value) ?? [];
    if (call === undefined || language === undefined || parseCalendarDay(day) === null) {
      faults.push({
        ...{ file, line, column },
        message: "this line is no run of a sample: call, language, day and digest with a space between them",
        fix: `remove the line, then ${RECORD}`,
      });
      continue;
    }
    const program = `${call} ${language}`;
    const before = runs.get(program);
    if (before !== undefined) {
      faults.push({
        ...{ file, line, column },
        message: `\`${program}\` stands in lines ${before.line} and ${line}: only one run of a program counts`,
        fix: `remove both lines, then ${RECORD}`,
      });
    }
    runs.set(program, { call, language, day, digest, line });
  }
  return { runs: [...runs.values()].map(({ line: _line, ...run }) => run), faults };
}

/** Text of a lock with these runs, sorted by call and language. */
export function formatSamplesLock(runs: Iterable<LockedRun>): string {
  const lines = [...runs].map(({ call, language, day, digest }) => `${call} ${language} ${day} ${digest}`);
  return [...HEAD, "", ...lines.sort(), ""].join("\n");
}

/** What a run is good for: this very program, and this description of the calls that it makes (see `digestRun`). */
export function sampleDigest(program: string, runDigest: string): string {
  return createHash("sha256").update(`${runDigest}\n${program}`).digest("hex").slice(0, 12);
}
