import type { Sentence } from "./sentences/Sentence";
import { refuse } from "./SigningFault";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Seconds that a timestamp may be off. */
export const MAX_CLOCK_OFFSET = 120;

/** Refuses a verb that the API doesn't have. */
export function requireMethod(method: string): void {
  if (!(METHODS as readonly string[]).includes(method.toUpperCase())) {
    refuse("method", METHODS.join(", "));
  }
}

/** Refuses a nonce that a header can't carry, or that would end its own part of the string to sign. */
export function requireNonce(nonce: string): void {
  if (nonce === "") refuse("nonce/none");
  if (/\s/.test(nonce)) refuse("nonce/blank");
  const odd = /[^!-~]|&/u.exec(nonce)?.[0];
  if (odd !== undefined) refuse("nonce/character", odd);
}

/** Refuses all but Unix time in seconds. */
export function requireTimestamp(timestamp: string): void {
  if (/^\d{13}$/.test(timestamp)) refuse("timestamp/milliseconds");
  if (!/^[1-9]\d{9}$/.test(timestamp)) refuse("timestamp/form");
}

/** What to know of a timestamp that is well-formed but will be refused; null: it is in time. */
export function clockNote(timestamp: string, nowSeconds: number): Sentence | null {
  const offset = Number(timestamp) - nowSeconds;
  return Math.abs(offset) <= MAX_CLOCK_OFFSET ? null : ["clock", offsetText(offset), `${MAX_CLOCK_OFFSET}`];
}

/** "3 minutes behind" something. */
export const offsetText = (seconds: number): string =>
  `${durationOf(Math.abs(seconds))} ${seconds < 0 ? "behind" : "ahead of"}`;

const UNITS = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
] as const;

/** "3 minutes", in the largest unit that says something. */
export function durationOf(seconds: number): string {
  const [size, unit] = UNITS.find(([one]) => seconds >= 2 * one) ?? ([1, "second"] as const);
  const whole = Math.floor(seconds / size);
  return `${whole.toLocaleString("en-US")} ${unit}${whole === 1 ? "" : "s"}`;
}
