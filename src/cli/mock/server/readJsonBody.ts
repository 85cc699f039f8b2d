import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { readJson } from "../../../shared/signing/json/readJson";
import { inWords } from "../../../shared/signing/sentences/inWords";
import { SigningFault } from "../../../shared/signing/SigningFault";
import { MockError } from "./MockError";

/** A body as text, as it was signed, and as a value; without a value where there is no body. */
export interface JsonBody {
  readonly text: string;
  readonly value: JsonValue | undefined;
}

/**
 * Reads a JSON body strictly: what readers of JSON disagree on, keys that stand twice and halves of surrogate pairs, is
 * a MockError, since no signature over it would mean the same to everybody.
 */
export function readJsonBody(bytes: Buffer): JsonBody {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MockError("MOCK_BODY_NOT_JSON", "The body is no UTF-8.");
  }
  if (/^[ \t\r\n]*$/.test(text)) {
    return { text: "", value: undefined };
  }
  try {
    readJson(text);
  } catch (error) {
    if (!(error instanceof SigningFault)) {
      throw error;
    }
    const { place, sentence } = error;
    const where = place === null ? "" : ` at line ${place.line}, column ${place.column}`;
    throw new MockError("MOCK_BODY_NOT_JSON", `The body can't be read as JSON${where}: ${inWords(sentence)}`);
  }
  return { text, value: JSON.parse(text) as JsonValue };
}
