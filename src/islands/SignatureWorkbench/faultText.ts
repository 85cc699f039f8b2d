import type { SigningFault } from "../../shared/signing/SigningFault";
import { inPageWords } from "./inPageWords";

/** A fault in words, with its place. */
export function faultText({ sentence, place }: SigningFault): string {
  const message = inPageWords(sentence);
  return place === null ? message : `Line ${place.line}, column ${place.column}: ${message}`;
}
