import type { JsonNode } from "../../../shared/signing/json/JsonNode";

/** A number of a body, as it was sent and as a 64-bit float prints it. */
interface Changed {
  readonly sent: string;
  readonly printed: string;
}

/**
 * What to do about numbers that were signed with other digits than they were sent with. The shared sentence advises to
 * send them as text, which most calls refuse: here the number itself tells what is right.
 */
export function digitsAdvice(root: JsonNode): string {
  const [number] = changedIn(root);
  if (number === undefined) return "A number went through a float, which changed its digits. Send the digits you sign.";
  const { sent, printed } = number;
  const what = `A number went through a float: \`${sent}\` was signed as \`${printed}\`.`;
  if (decimalOf(sent) !== decimalOf(printed)) {
    return `${what} A float can't hold its digits: sign the digits you send, or send text where the call takes text.`;
  }
  return /^-?\d+$/.test(printed)
    ? `${what} Send it as a whole number (${printed}).`
    : `${what} Send the digits you sign (${printed}).`;
}

/** The numbers of a body that a float prints otherwise, in their order. */
function changedIn(node: JsonNode): Changed[] {
  switch (node.kind) {
    case "object":
      return node.members.flatMap(({ value }) => changedIn(value));
    case "array":
      return node.items.flatMap(changedIn);
    case "number": {
      const printed = String(Number(node.text));
      return printed === node.text ? [] : [{ sent: node.text, printed }];
    }
    default:
      return [];
  }
}

/** A number as its digits without zeros at either end, and its exponent: equal for what is the same number. */
function decimalOf(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const kept = digits.replace(/0+$/, "");
  // What a float makes of too large a number has no digits at all.
  if (whole === "") return text;
  return kept === "" ? "0" : `${sign}${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
}
