import type { RequestFault } from "../../../node/api";
import type { NumberTexts } from "./readJsonBody";

const LENGTH = 80;

/** A sentence on the faults of a request: where, what was expected, what came. `numbers` were written so. */
export function describeFaults(
  subject: string,
  faults: readonly RequestFault[],
  numbers: NumberTexts = new Map(),
): string {
  return faults
    .map(({ path, expected, found }) => {
      const name = path === "" ? subject : `\`${path}\``;
      return `${name} ${expected}${found === undefined ? "" : `; ${shown(found, numbers.get(path))} came`}.`;
    })
    .join(" ");
}

function shown(value: unknown, written: string | undefined): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  // A number that is too large for a float would be told as null, others with other digits.
  const text = typeof value === "number" && written !== undefined ? written : JSON.stringify(value);
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
