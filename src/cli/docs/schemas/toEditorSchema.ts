import { z } from "zod";

/** A JSON Schema as its file has it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of what authors write (keys with a default may be left out). Draft 7, which every editor reads. Checks
 * that no JSON Schema can express are left to the build, so that an editor never refuses what the build takes.
 */
export function toEditorSchema(schema: z.ZodType, title: string): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      const message = patternMessage(zodSchema);
      if (message !== undefined) {
        // Not of the standard: editors show it in place of the pattern.
        jsonSchema["patternErrorMessage"] = `Expected: ${message}.`;
      }
      if (Object.keys(jsonSchema.propertyNames ?? {}).join() === "type") {
        // Names of keys are always texts.
        delete jsonSchema.propertyNames;
      }
    },
  });
  return { $schema, $comment: "Written by `npm run docs -- schemas`.", title, ...rest };
}

/** What a text's pattern asks for, in words. Throws for a pattern that would mean something else in JSON Schema. */
function patternMessage(schema: z.core.$ZodTypes): string | undefined {
  if (schema._zod.def.type !== "string") {
    return undefined;
  }
  for (const check of schema._zod.def.checks ?? []) {
    const def = check._zod.def as z.core.$ZodCheckRegexDef;
    if ((def.check as string) !== "string_format" || !(def.pattern instanceof RegExp)) {
      continue;
    }
    if (def.pattern.flags !== "") {
      throw new Error(`the pattern ${String(def.pattern)} has flags, which JSON Schema doesn't know: write it without`);
    }
    const message = def.error?.({} as never);
    return typeof message === "string" ? message : message?.message;
  }
  return undefined;
}
