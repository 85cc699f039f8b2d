import type { FaultId } from "../sentences/faultTexts";
import { refuseAt } from "../SigningFault";
import { codeOf } from "./codeOf";
import type { CheckJson } from "./readJson";

/** Beyond it, doubles skip integers. */
const MAX_INTEGER = BigInt(Number.MAX_SAFE_INTEGER);
/**
 * \b and \f: Go before 1.22 writes \u0008. Others: digits in upper case (Java). DEL: jq escapes it. U+2028 and U+2029: Go
 * and PHP escape them, the rules do not.
 */
// eslint-disable-next-line no-control-regex -- these characters are the subject
const ODD = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/;

/**
 * Refuses what programs are known to print differently, since its signature would be right in one language and wrong
 * in the next: numbers with more than one spelling or more digits than a double holds, characters with more than one
 * escape, and keys whose place depends on the encoding. `text` is what is read.
 */
export function portableIn(text: string): CheckJson {
  return (kind, value, offset) => {
    if (kind === "number") {
      const fault = faultOf(value);
      if (fault !== null) refuseAt(text, offset, fault, value);
    }
    const odd = ODD.exec(value)?.[0];
    if (odd !== undefined) refuseAt(text, offset, "json-character", codeOf(odd));
    // Bytes and UTF-16 units put it in different places.
    if (kind === "key" && /[\u{10000}-\u{10FFFF}]/u.test(value)) refuseAt(text, offset, "json-key-order", value);
  };
}

/** Why a number has no single spelling; null: it has one. */
function faultOf(text: string): FaultId | null {
  if (/^-?\d+$/.test(text)) {
    if (text === "-0") return "json-number/zero";
    const value = BigInt(text);
    return value > MAX_INTEGER || value < -MAX_INTEGER ? "json-number/integer" : null;
  }
  const value = Number(text);
  const size = Math.abs(value);
  // Java writes 1.25E7 from ten million on, and 5.0E-4 below a thousandth.
  return String(value) === text && size >= 0.001 && size < 10_000_000 ? null : "json-number/decimal";
}
