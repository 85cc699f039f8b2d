import type { RequestFault } from "../../../node/api";

const LENGTH = 80;

/** A sentence on the faults of a request: where, what was expected, what came. */
export function describeFaults(subject: string, faults: readonly RequestFault[]): string {
  return faults
    .map(({ path, expected, found }) => {
      const name = path === "" ? subject : `\`${path}\``;
      return `${name} ${expected}${found === undefined ? "" : `; ${shown(found)} came`}.`;
    })
    .join(" ");
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value);
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
