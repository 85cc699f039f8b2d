import { Ajv2020 } from "ajv/dist/2020";
import type { ErrorObject } from "ajv";
import addFormats from "ajv-formats";

import type { JsonValue } from "../../shared/contracts/ApiModel";
import type { Bundle } from "./bundle";
import { schemaJson, SCHEMAS } from "./bundle";
import type { Located } from "./Located";
import type { Description } from "./readDescription";

/** What is wrong with a value, or why its schema can't be used. */
export type Verdict =
  { readonly faults: readonly ErrorObject[]; readonly schemaFault?: undefined } | { readonly schemaFault: string };

const ID = "description.json";
/** Each validator runs a few times only: writing it quickly matters more than how quick it is. */
const QUICK = { inlineRefs: false, code: { optimize: false } } as const;

/** Validates values by schemas of the description. Equal schemas are compiled once: most fields are plain texts. */
export function validatorOf(description: Description, bundle: Bundle): (schema: Located, value: JsonValue) => Verdict {
  // Money with two digits is no exact multiple of 0.01 in binary.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    multipleOfPrecision: 6,
    strictNumbers: true,
    ...QUICK,
  });
  addFormats(ajv);
  // Theirs takes every whole number. A float can't tell 2^63 from the largest that there is, which stands one below it.
  ajv.addFormat("int64", {
    type: "number",
    validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63,
  });
  ajv.addSchema(withoutNotes({ components: bundle["components"] ?? {} }) as object, ID);
  const compiled = new Map<string, ReturnType<typeof ajv.compile> | string>();
  return (schema, value) => {
    const json = withoutNotes(schemaJson(description, schema, ID + SCHEMAS));
    const key = JSON.stringify(json);
    const validate = compiled.get(key) ?? compile(ajv, json);
    compiled.set(key, validate);
    if (typeof validate === "string") {
      return { schemaFault: validate };
    }
    try {
      return { faults: validate(value) ? [] : (validate.errors ?? []) };
    } catch (error) {
      // A schema that is made of itself never comes to an end.
      return { schemaFault: messageOf(error) };
    }
  };
}

function compile(ajv: Ajv2020, json: JsonValue): ReturnType<Ajv2020["compile"]> | string {
  try {
    return ajv.compile(typeof json === "boolean" ? json : (json as object));
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Keywords for readers. Without them most fields have one of few schemas. */
const NOTES = new Set(["description", "title", "example", "examples", "default", "deprecated", "$comment"]);
/** Keywords whose maps have names for keys, and those whose values are data. */
const NAMED = new Set(["properties", "patternProperties", "schemas", "components"]);
const DATA = new Set(["enum", "const", "required", "dependentRequired"]);

function withoutNotes(schema: JsonValue, named = false): JsonValue {
  if (Array.isArray(schema)) {
    return (schema as readonly JsonValue[]).map((item) => withoutNotes(item));
  }
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  return Object.fromEntries(
    Object.entries(schema as Record<string, JsonValue>)
      .filter(([key]) => named || !(NOTES.has(key) || key.startsWith("x-") || key === "discriminator"))
      .map(([key, value]): [string, JsonValue] => {
        const inner = !named && DATA.has(key) ? value : withoutNotes(value, !named && NAMED.has(key));
        return [key, !named && key === "allOf" ? withoutTwins(inner) : inner];
      }),
  );
}

/** What has to hold twice holds once: trying it twice on every level would take exponentially long. */
function withoutTwins(members: JsonValue): JsonValue {
  return Array.isArray(members)
    ? [...new Map((members as readonly JsonValue[]).map((member) => [JSON.stringify(member), member])).values()]
    : members;
}
