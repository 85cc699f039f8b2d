import { SigningFault } from "../../shared/signing/SigningFault";

/** What a step gave, or why it gave nothing. */
export type Attempt<T> =
  { readonly value: T; readonly fault?: undefined } | { readonly value?: undefined; readonly fault: SigningFault };

/** Runs a step whose fault is an answer for the reader. */
export function attempt<T>(step: () => T): Attempt<T> {
  try {
    return { value: step() };
  } catch (error) {
    if (error instanceof SigningFault) return { fault: error };
    throw error;
  }
}

/** A fault in words, with its place. */
export function faultText({ message, place }: SigningFault): string {
  return place === null ? message : `Line ${String(place.line)}, column ${String(place.column)}: ${message}`;
}
