import { createHash } from "node:crypto";

import type { Detector } from "./Detector";

/** A value in a text that looks like somebody's. */
export interface Secret {
  readonly offset: number;
  readonly value: string;
  /** SHA-256 of the value without white space and line ends, so that a key has one digest however it is indented. */
  readonly sha256: string;
  readonly detector: Detector;
}

export function digestOf(value: string): string {
  return createHash("sha256")
    .update(value.replace(/\\[nr]|\s+/g, ""))
    .digest("hex");
}

/** As much of a line as says what a value in it is. */
const CONTEXT = 100;

/** Every secret in a text, each once: of several that overlap the first detector's. */
export function findSecrets(text: string, detectors: readonly Detector[]): Secret[] {
  const found: Secret[] = [];
  let taken: readonly Secret[] = []; // those of earlier detectors, by offset
  for (const detector of detectors) {
    const own: Secret[] = [];
    let next = 0; // matches come in order, so that what lies before one needs no second look
    for (const match of text.matchAll(detector.pattern)) {
      const value = match.groups?.["value"] ?? match[0];
      const offset = match.index + match[0].lastIndexOf(value);
      while (next < taken.length && endOf(taken[next]) <= offset) {
        next += 1;
      }
      const isTaken = (taken[next]?.offset ?? Infinity) < offset + value.length;
      if (!isTaken && detector.isReal(value, lineBefore(text, offset))) {
        own.push({ offset, value, sha256: digestOf(value), detector });
      }
    }
    if (own.length > 0) {
      for (const secret of own) {
        found.push(secret);
      }
      taken = [...found].sort((a, b) => a.offset - b.offset);
    }
  }
  return found;
}

const endOf = (secret: Secret | undefined): number => (secret === undefined ? 0 : secret.offset + secret.value.length);

function lineBefore(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - CONTEXT), offset);
  return before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
}
