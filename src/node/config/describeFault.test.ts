import { z } from "zod";

import { describeFault } from "./describeFault";

/** The fault of a value that the schema refuses. */
function faultOf(schema: z.ZodType, value: unknown) {
  const [found] = schema.safeParse(value).error?.issues ?? [];
  if (found === undefined) {
    throw new Error("the schema takes the value");
  }
  return describeFault(found, value);
}

test.each([
  ["a text for a truth value", z.boolean(), "yes", "a text where `true` or `false` is due", "without quotes"],
  ["a number for a text", z.string(), 1.5, "a number where a text is due", "in quotes"],
  ["a text for a number", z.number(), "7", "a text where a number is due", "without quotes"],
  ["nothing for a list", z.array(z.string()), null, "nothing where a list is due", "`- `"],
  ["a list for a map", z.object({}), [], "a list where a map of keys is due", "`key: value`"],
  ["an empty text", z.string().min(1), "", "an empty text", "fill it in"],
  ["an empty list", z.array(z.string()).min(1), [], "an empty list", "fill it in"],
  ["too short a text", z.string().min(3), "ab", "Too small", "of the expected form"],
  ["none of several forms", z.union([z.string(), z.number()]), true, "none of the forms", "of the expected form"],
])("%s", (_kind, schema, value, reason, fix) => {
  const fault = faultOf(schema, value);
  expect(fault.reason).toContain(reason);
  expect(fault.fix).toContain(fix);
});

test("a value that is nearly one of the known: the nearest first, and to be written", () => {
  expect(faultOf(z.enum(["guide", "endpoint", "flow"]), "endpont")).toEqual({
    reason: "none of the values that work here",
    known: ["endpoint", "guide", "flow"],
    fix: "write `endpoint`",
  });
});

test("a schema's own words and fix stand", () => {
  const even = z.number().refine((number) => number % 2 === 0, { error: "an odd number", params: { fix: "add one" } });
  expect(faultOf(even, 3)).toEqual({ reason: "an odd number", known: [], fix: "add one" });
  expect(faultOf(z.array(z.string()).min(1, "a menu needs items"), []).reason).toBe("a menu needs items");
});
