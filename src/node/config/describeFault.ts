import type { z } from "zod";

import { likelyMeant } from "../../shared/likelyMeant";
import { nearestFirst } from "../../shared/nearest";

/** What is wrong with a value, in words that need no knowledge of zod. */
export interface DescribedFault {
  /** Goes on after the value: ``"yes": a text where `true` or `false` is due``. */
  readonly reason: string;
  /** Valid values, nearest first; empty where they can't be listed. */
  readonly known: readonly string[];
  readonly fix: string;
}

/** What a schema expects, by zod's name for it: as a noun, and as what to write. */
const EXPECTED: Readonly<Record<string, readonly [noun: string, fix: string]>> = {
  string: ["a text", "write a text; in quotes, if it looks like something else"],
  number: ["a number", "write a number, without quotes"],
  int: ["a whole number", "write a whole number, without quotes"],
  boolean: ["`true` or `false`", "write `true` or `false`, without quotes"],
  array: ["a list", "write a list: one line with `- ` an item"],
  object: ["a map of keys", "write its keys, one `key: value` a line"],
  record: ["a map of keys", "write its keys, one `key: value` a line"],
};

const FORM_FIX = "write a value of the expected form";

function kindOf(value: unknown): string {
  if (value === null) {
    return "nothing";
  }
  if (Array.isArray(value)) {
    return "a list";
  }
  const kinds: Readonly<Record<string, string>> = {
    ...{ string: "a text", number: "a number", boolean: "a truth value", object: "a map of keys" },
  };
  return kinds[typeof value] ?? typeof value;
}

/** The values to choose from, nearest first, and the one to write if the value is nearly one of them. */
function choice(value: unknown, values: readonly string[]): Pick<DescribedFault, "known" | "fix"> {
  const text = typeof value === "string" ? value : "";
  const near = likelyMeant(text, values);
  const fix = values.length > 0 ? "use one of the known values" : FORM_FIX;
  return { known: nearestFirst(text, values), fix: near === undefined ? fix : `write \`${near}\`` };
}

/** Describes a fault of a value that is there; one that is missing and keys too many are their caller's to tell. */
export function describeFault(found: z.core.$ZodIssue, value: unknown): DescribedFault {
  switch (found.code) {
    case "invalid_value": {
      const reason =
        found.values.length === 1 ? "not the one value that works here" : "none of the values that work here";
      return {
        // A schema's own message says more.
        reason: /^Invalid (?:input|option)/.test(found.message) ? reason : found.message,
        ...choice(value, found.values.map(String)),
      };
    }
    case "invalid_type": {
      const [noun, fix] = EXPECTED[found.expected] ?? [found.expected, FORM_FIX];
      return { reason: `${kindOf(value)} where ${noun} is due`, known: [], fix };
    }
    case "invalid_union": {
      const options = "options" in found ? (found.options ?? []).map(String) : [];
      return {
        reason: found.message === "Invalid input" ? "none of the forms that work here" : found.message,
        ...choice(value, options),
      };
    }
    case "too_small":
      // A schema's own message says more.
      return found.message.startsWith("Too small") && (value === "" || (Array.isArray(value) && value.length === 0))
        ? { reason: `an empty ${value === "" ? "text" : "list"}`, known: [], fix: "fill it in, or remove the key" }
        : { reason: found.message, known: [], fix: FORM_FIX };
    case "custom": {
      const fix: unknown = found.params?.["fix"];
      return { reason: found.message, known: [], fix: typeof fix === "string" ? fix : FORM_FIX };
    }
    default:
      return { reason: found.message, known: [], fix: FORM_FIX };
  }
}
