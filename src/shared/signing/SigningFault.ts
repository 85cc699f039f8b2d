/** A place in a text; both count from 1, columns in UTF-16 units as editors count them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type FaultCode =
  | "json-syntax"
  | "json-duplicate-key"
  | "json-surrogate"
  | "json-too-deep"
  | "json-too-large"
  | "json-top-level"
  | "json-number"
  | "json-character"
  | "json-key-order"
  | "body-of-get"
  | "method"
  | "url"
  | "nonce"
  | "timestamp"
  | "base64"
  | "signature-header"
  | "pem-missing"
  | "pem-broken"
  | "key-encrypted"
  | "key-kind"
  | "key-half"
  | "key-broken";

/** Why nothing is signed or verified: a sentence for the reader, and where in the input it is. */
export class SigningFault extends Error {
  override readonly name = "SigningFault";
  readonly code: FaultCode;
  /** In the text that was read; null where the fault is of the input as a whole. */
  readonly place: Place | null;

  constructor(code: FaultCode, message: string, place: Place | null = null) {
    super(message);
    this.code = code;
    this.place = place;
  }
}

/** The place of an offset in a text. CR, LF and CR LF end lines. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
