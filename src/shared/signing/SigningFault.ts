import type { FaultId } from "./sentences/faultTexts";
import type { Sentence, SentenceValue } from "./sentences/Sentence";

/** A place in a text; both count from 1, columns in UTF-16 units as editors count them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Why nothing is signed or verified: a sentence for the reader, and where in the input it is. */
export class SigningFault extends Error {
  // Declared, not defined: the code for that would be a part of what readers load.
  declare readonly sentence: Sentence;
  /** In the text that was read; null where the fault is of the input as a whole. */
  declare readonly place: Place | null;

  constructor(id: FaultId, place: Place | null = null, ...values: readonly SentenceValue[]) {
    super(id);
    this.name = "SigningFault";
    this.sentence = [id, ...values];
    this.place = place;
  }
}

/** Throws the fault of an input as a whole. */
export function refuse(id: FaultId, ...values: readonly SentenceValue[]): never {
  throw new SigningFault(id, null, ...values);
}

/** Throws the fault that stands at an offset of a text. */
export function refuseAt(text: string, offset: number, id: FaultId, ...values: readonly SentenceValue[]): never {
  throw new SigningFault(id, placeOf(text, offset), ...values);
}

/** The place of an offset in a text. CR, LF and CR LF end lines. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
