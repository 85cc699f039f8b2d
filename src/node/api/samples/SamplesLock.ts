import { createHash } from "node:crypto";

import type { PassedRun } from "../../../shared/contracts/ApiModel";
import { parseCalendarDay } from "../../../shared/dates";
import type { Place } from "../../issues";

/** A run that passed, as the lock holds it. */
export interface LockedRun extends PassedRun {
  /** Id of the call or webhook. */
  readonly call: string;
}

/** `content/samples.lock` as it is read. */
export interface SamplesLock {
  readonly runs: readonly LockedRun[];
  /** Lines that are no run. */
  readonly unreadable: readonly Place[];
}

/** File of the lock in the content folder. */
export const SAMPLES_LOCK = "samples.lock";

const HEAD = [
  "# Sample programs that did what their page says: call, language, day, digest of the program and of what the API",
  "# description says of the call. `npm run samples -- --record` writes it. Another digest is shown as not run.",
];

const LINE = /^([A-Za-z][A-Za-z0-9]*) ([a-z]+) (\d{4}-\d\d-\d\d) ([0-9a-f]{12})$/;

/** Reads a lock: a line for each run. Of two for the same program the last counts. */
export function parseSamplesLock(file: string, text: string): SamplesLock {
  const runs = new Map<string, LockedRun>();
  const unreadable: Place[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    const value = raw.trim();
    if (value === "" || value.startsWith("#")) {
      continue;
    }
    const [, call, language, day = "", digest = ""] = LINE.exec(value) ?? [];
    if (call === undefined || language === undefined || parseCalendarDay(day) === null) {
      unreadable.push({ file, line: index + 1, column: 1 });
    } else {
      runs.set(`${call} ${language}`, { call, language, day, digest });
    }
  }
  return { runs: [...runs.values()], unreadable };
}

/** Text of a lock with these runs, sorted by call and language. */
export function formatSamplesLock(runs: Iterable<LockedRun>): string {
  const lines = [...runs].map(({ call, language, day, digest }) => `${call} ${language} ${day} ${digest}`);
  return [...HEAD, "", ...lines.sort(), ""].join("\n");
}

/**
 * What a run is good for: this very program, and this description of its call (with the schemas that it shows), whose
 * digest is given.
 */
export function sampleDigest(program: string, callDigest: string): string {
  return createHash("sha256").update(`${callDigest}\n${program}`).digest("hex").slice(0, 12);
}
