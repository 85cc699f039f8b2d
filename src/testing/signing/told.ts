import { inWords } from "../../shared/signing/sentences/inWords";
import { SigningFault, type Place } from "../../shared/signing/SigningFault";

/** A fault as a reader is told of it, with the kind of it that stands before the slash of its id. */
export interface Told {
  readonly code: string;
  readonly message: string;
  readonly place: Place | null;
}

export function told({ sentence, place }: SigningFault): Told {
  return { code: sentence[0].replace(/\/.*/, ""), message: inWords(sentence), place };
}

/** The fault of a step, which has to have one. */
export function faultOf(step: () => unknown): Told {
  try {
    step();
  } catch (error) {
    if (error instanceof SigningFault) return told(error);
    throw error;
  }
  throw new Error("no fault");
}
