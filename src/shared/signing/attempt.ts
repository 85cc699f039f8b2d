import { SigningFault } from "./SigningFault";

/** What a step gave, or why it gave nothing. */
export type Attempt<T> =
  { readonly value: T; readonly fault?: undefined } | { readonly value?: undefined; readonly fault: SigningFault };

/** What was thrown, as a fault: a key that a primitive refuses is one, too. */
export const faultFrom = (error: unknown): SigningFault =>
  error instanceof SigningFault ? error : new SigningFault("key-broken/refused");

/** Runs a step whose fault is an answer for the reader. */
export function attempt<T>(step: () => T): Attempt<T> {
  try {
    return { value: step() };
  } catch (error) {
    if (error instanceof SigningFault) return { fault: error };
    throw error;
  }
}
