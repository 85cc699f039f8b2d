import type { ErrorObject } from "ajv";

import type { ApiCall, ApiSchema, JsonValue } from "../../shared/contracts/ApiModel";
import { nearest } from "../../shared/nearest";
import type { Issue } from "../issues";
import { bundleOf } from "./bundle";
import { digestCall, digestRun } from "./digestCall";
import type { ApiModel, ApiSource } from "./loadApi";
import { get } from "./Located";
import type { Located } from "./Located";
import { readDescription } from "./readDescription";
import type { Description } from "./readDescription";
import { partsOf, typeNames } from "./schemaParts";
import { pointerParts, tellingFaults } from "./tellingFaults";
import { bodySource } from "./toBody";
import { toCalls } from "./toCalls";
import type { BuiltCall } from "./toCalls";
import { toSchemas } from "./toSchemas";
import { unknownFields } from "./unknownFields";
import type { UnknownField } from "./unknownFields";
import { validatorOf } from "./validator";

/** What is wrong with one value of a request. */
export interface RequestFault {
  /** `order.amount`, `items.0.id`; empty: the value as a whole. */
  readonly path: string;
  /** What was expected: `must be integer`. */
  readonly expected: string;
  /** What came; undefined where nothing did. */
  readonly found: JsonValue | undefined;
  /** The one value that the description allows there. */
  readonly only?: JsonValue;
}

/** A parameter that a request has in its path, query or headers. */
export interface CheckedParameter {
  readonly name: string;
  readonly location: "path" | "query" | "header";
  readonly required: boolean;
  /** Whether the parameter may stand there several times. */
  readonly isList: boolean;
  /** What is wrong with the texts that a request has for it, decoded; each text is taken for the type it should have. */
  readonly check: (texts: readonly string[]) => readonly RequestFault[];
}

/** An operation's call, with what tells whether a request fits the description. */
export interface CheckedCall {
  readonly call: ApiCall;
  /** What is wrong with a body for this call. Throws where the description's own schema can't be used. */
  readonly checkBody: (body: JsonValue) => readonly RequestFault[];
  /** What stands in a body that the description doesn't have: no fault, as its schemas are open, but likely a mistake. */
  readonly unknownFields: (body: JsonValue) => readonly UnknownField[];
  /** Whether the operation takes the body, whichever of its calls that is. */
  readonly fitsOperation: (body: JsonValue) => boolean;
  readonly parameters: readonly CheckedParameter[];
}

export interface RequestChecks {
  readonly operations: readonly CheckedCall[];
  readonly webhooks: readonly ApiCall[];
  /** Digest of what a run of a call's programs depends on, by the call's id. */
  readonly digest: (id: string) => string;
  /** What keeps the description from being read; not what is wrong with its content. */
  readonly issues: readonly Issue[];
}

/** Reads the description of `content/api/` for a server that answers its calls. */
export function readRequestChecks({
  texts,
  label,
  scope,
}: Pick<ApiSource, "texts" | "label" | "scope">): RequestChecks {
  const issues: Issue[] = [];
  const description = readDescription(texts, label, scope, (issue) => issues.push(issue));
  const product = scope["product"];
  const slug = typeof product === "object" && typeof product["slug"] === "string" ? product["slug"] : "product";
  const calls = toCalls(description, slug);
  // Schemas are compiled once a request comes: until then a server is there sooner.
  let validate: ReturnType<typeof validatorOf> | undefined;
  const faultsOf = (schema: Located, value: JsonValue): readonly ErrorObject[] => {
    validate ??= validatorOf(description, bundleOf(description, slug) ?? {});
    const verdict = validate(schema, value);
    if (verdict.schemaFault !== undefined) {
      const { file, line, column } = schema.at;
      throw new Error(`${file}:${String(line)}:${String(column)}: the schema can't be used: ${verdict.schemaFault}`);
    }
    return verdict.faults;
  };
  const all = calls.map(({ call }) => call);
  let model: ApiModel | undefined;
  const modelOf = (): ApiModel => (model ??= { calls: all, schemas: toSchemas(description, all) });
  let schemas: ReadonlyMap<string, ApiSchema> | undefined;
  const schemaOf = (name: string): ApiSchema | undefined =>
    (schemas ??= new Map(modelOf().schemas.map((schema) => [schema.name, schema]))).get(name);
  const digests = new Map<string, string>();
  const digestOf = (id: string): string => {
    const digest = digests.get(id) ?? digestCall(modelOf(), id);
    digests.set(id, digest);
    return digest;
  };
  return {
    operations: calls
      .filter(({ call }) => call.kind === "operation")
      .map((built) => toChecked(description, built, faultsOf, schemaOf)),
    webhooks: all.filter(({ kind }) => kind === "webhook"),
    digest: (id) => digestRun(all, id, digestOf),
    issues,
  };
}

type FaultsOf = (schema: Located, value: JsonValue) => readonly ErrorObject[];

function toChecked(
  description: Description,
  built: BuiltCall,
  faultsOf: FaultsOf,
  schemaOf: (name: string) => ApiSchema | undefined,
): CheckedCall {
  const { call, operation, request } = built;
  const whole = bodySource(description, get(operation, "requestBody"), call.id, true)?.schema;
  return {
    call,
    checkBody: (body) => (request === null ? [] : toFaults(faultsOf(request.source.schema, body), body)),
    unknownFields: (body) => (call.request === null ? [] : unknownFields(call.request.type, body, schemaOf)),
    // A body that several forms take is no fault of the sender.
    fitsOperation: (body) =>
      whole === undefined || faultsOf(whole, body).every(({ params }) => Array.isArray(params["passingSchemas"])),
    parameters: toCheckedParameters(description, built, faultsOf),
  };
}

function toCheckedParameters(description: Description, { call, parameters }: BuiltCall, faultsOf: FaultsOf) {
  const fields = { path: call.pathParameters, query: call.queryParameters, header: call.headerParameters } as const;
  return parameters.flatMap(({ name, location, node }): CheckedParameter[] => {
    if (location !== "path" && location !== "query" && location !== "header") {
      return [];
    }
    const schema = get(node, "schema");
    const types = schema === undefined ? [] : typeNames(partsOf(description, schema)).names;
    const isList = types.includes("array");
    const items =
      schema === undefined ? undefined : partsOf(description, schema).flatMap((part) => get(part, "items") ?? [])[0];
    const itemTypes = items === undefined ? [] : typeNames(partsOf(description, items)).names;
    return [
      {
        ...{ name, location, isList },
        required: fields[location].some((field) => field.name === name && field.presence === "required"),
        check: (texts) => {
          const value = isList ? texts.map((text) => valueOf(text, itemTypes)) : valueOf(texts[0] ?? "", types);
          return schema === undefined ? [] : toFaults(faultsOf(schema, value), value);
        },
      },
    ];
  });
}

/** The value that a text stands for: a number for `10` where one is expected, else the text. */
function valueOf(text: string, types: readonly string[]): JsonValue {
  const isNumeric = types.includes("integer") || types.includes("number");
  if (isNumeric && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) {
    return Number(text);
  }
  return types.includes("boolean") && (text === "true" || text === "false") ? text === "true" : text;
}

/** What formats of integers hold: their names say little to who doesn't know them. */
const RANGES: ReadonlyMap<unknown, string> = new Map([
  ["int32", "-2147483648 to 2147483647"],
  ["int64", "-9223372036854775808 to 9223372036854775807"],
]);

function toFaults(faults: readonly ErrorObject[], value: JsonValue): RequestFault[] {
  return tellingFaults(faults).map(({ instancePath, keyword, params, message = "doesn't fit" }): RequestFault => {
    const parts = pointerParts(instancePath);
    const found = valueAt(value, parts);
    const missing: unknown = params["missingProperty"];
    if (keyword === "required" && typeof missing === "string") {
      const there = typeof found === "object" && found !== null ? Object.keys(found) : [];
      const [near] = nearest(missing, there, 1);
      const expected = `is required${near === undefined ? "" : `; \`${near}\` stands there`}`;
      return { path: [...parts, missing].join("."), expected, found: undefined };
    }
    const path = parts.join(".");
    if (keyword === "const") {
      const only = params["allowedValue"] as JsonValue;
      return { path, expected: `must be ${JSON.stringify(only)}`, found, only };
    }
    const allowed: unknown = params["allowedValues"];
    if (Array.isArray(allowed)) {
      const known = (allowed as readonly JsonValue[]).map((one) => JSON.stringify(one));
      return {
        path,
        expected: `must be one of ${known.slice(0, 12).join(", ")}${known.length > 12 ? ", …" : ""}`,
        found,
      };
    }
    const range = keyword === "format" ? RANGES.get(params["format"]) : undefined;
    if (range !== undefined) {
      return { path, expected: `must be a whole number from ${range}`, found };
    }
    const extra: unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
    return { path, expected: typeof extra === "string" ? `has no field \`${extra}\`` : message, found };
  });
}

function valueAt(value: JsonValue, parts: readonly string[]): JsonValue | undefined {
  let current: JsonValue | undefined = value;
  for (const part of parts) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, part)) {
      return undefined;
    }
    current = (current as Readonly<Record<string, JsonValue>>)[part];
  }
  return current;
}
