import { SigningFault } from "./SigningFault";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Seconds that a timestamp may be off. */
export const MAX_CLOCK_OFFSET = 120;

/** Refuses a verb that the API doesn't have. */
export function requireMethod(method: string): void {
  if (!(METHODS as readonly string[]).includes(method.toUpperCase())) {
    throw new SigningFault("method", `The method is one of ${METHODS.join(", ")}.`);
  }
}

/** Refuses a nonce that a header can't carry, or that would end its own part of the string to sign. */
export function requireNonce(nonce: string): void {
  if (nonce === "") throw new SigningFault("nonce", "The nonce is missing.");
  if (/\s/.test(nonce)) throw new SigningFault("nonce", "The nonce has no blanks.");
  const odd = /[^!-~]|&/u.exec(nonce)?.[0];
  if (odd !== undefined) {
    throw new SigningFault("nonce", `\`${odd}\` can't stand in a nonce. Use letters and digits, as the SDKs do.`);
  }
}

/** Refuses all but Unix time in seconds. */
export function requireTimestamp(timestamp: string): void {
  if (/^\d{13}$/.test(timestamp)) {
    throw new SigningFault("timestamp", "These are milliseconds. The timestamp is Unix time in seconds: 10 digits.");
  }
  if (!/^[1-9]\d{9}$/.test(timestamp)) {
    throw new SigningFault("timestamp", "The timestamp is Unix time in seconds: 10 digits.");
  }
}

/** What to know of a timestamp that is well-formed but will be refused; null: it is in time. */
export function clockNote(timestamp: string, nowSeconds: number): string | null {
  const offset = Number(timestamp) - nowSeconds;
  return Math.abs(offset) <= MAX_CLOCK_OFFSET
    ? null
    : `The timestamp is ${durationOf(Math.abs(offset))} ${offset < 0 ? "behind" : "ahead of"} your clock; more than ${MAX_CLOCK_OFFSET} seconds are refused.`;
}

/** "3 minutes", in the largest unit that says something. */
export function durationOf(seconds: number): string {
  const [count, unit] = (
    [
      [seconds / 86_400, "day"],
      [seconds / 3600, "hour"],
      [seconds / 60, "minute"],
      [seconds, "second"],
    ] as const
  ).find(([amount]) => amount >= 2) ?? [seconds, "second"];
  const whole = Math.floor(count);
  return `${whole.toLocaleString("en-US")} ${unit}${whole === 1 ? "" : "s"}`;
}
