import { placeOf, SigningFault, type FaultCode } from "../SigningFault";
import type { JsonNode } from "./JsonNode";

/** Beyond it, doubles skip integers. */
const MAX_INTEGER = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Refuses what programs are known to print differently, since its signature would be right in one language and wrong
 * in the next: numbers with more than one spelling or more digits than a double holds, characters with more than one
 * escape, and keys whose place depends on the encoding. `text` is what `root` was read from.
 */
export function requirePortable(root: JsonNode, text: string): void {
  const fail = (code: FaultCode, message: string, offset: number): never => {
    throw new SigningFault(code, message, placeOf(text, offset));
  };
  const checkText = (value: string, offset: number): void => {
    // \b and \f: Go before 1.22 writes \u0008. Others: digits in upper case (Java). DEL: jq escapes it. U+2028 and
    // U+2029: Go and PHP escape them, the rules do not.
    // eslint-disable-next-line no-control-regex -- these characters are the subject
    const odd = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/.exec(value)?.[0];
    if (odd === undefined) return;
    const name = `U+${odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    fail(
      "json-character",
      `The character ${name} is escaped differently by different languages. Leave it out.`,
      offset,
    );
  };
  const visit = (node: JsonNode): void => {
    switch (node.kind) {
      case "string":
        checkText(node.value, node.offset);
        break;
      case "number": {
        const reason = reasonAgainst(node.text);
        if (reason !== null) fail("json-number", reason, node.offset);
        break;
      }
      case "array":
        node.items.forEach(visit);
        break;
      case "object": {
        for (const { key, offset, value } of node.members) {
          checkText(key, offset);
          // Bytes and UTF-16 units put it in different places.
          if (/[\u{10000}-\u{10FFFF}]/u.test(key)) {
            fail("json-key-order", `Where \`${key}\` is sorted depends on the language. Use keys in ASCII.`, offset);
          }
          visit(value);
        }
        break;
      }
      case "literal":
    }
  };
  visit(root);
}

/** Why a number has no single spelling; null: it has one. */
function reasonAgainst(text: string): string | null {
  if (/^-?\d+$/.test(text)) {
    if (text === "-0") return "`-0` is printed as 0 or -0, depending on the language. Write 0.";
    const value = BigInt(text);
    return value > MAX_INTEGER || value < -MAX_INTEGER
      ? `${text} has more digits than JavaScript and others can hold: they would sign another number. Send it as text, in quotes.`
      : null;
  }
  const value = Number(text);
  const size = Math.abs(value);
  // Java writes 1.25E7 from ten million on, and 5.0E-4 below a thousandth.
  return String(value) === text && size >= 0.001 && size < 10_000_000
    ? null
    : `${text} is printed differently by different languages. Write it as a plain decimal without zeros at its end, or send it as text, in quotes.`;
}
