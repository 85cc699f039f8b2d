import { parse } from "yaml";

import type { ContentTree } from "../../../node/content";

/** Methods that an operation of the API may have, as the description writes them. */
export const METHODS = ["get", "post", "put", "patch", "delete"] as const;

export type Method = (typeof METHODS)[number];

/** An operation as a file of the description says it. */
export interface WrittenOperation {
  /** File below `api/`. */
  readonly area: string;
  readonly path: string;
  readonly method: string;
  readonly value: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const record = (value: unknown): Json => (isRecord(value) ? value : {});

/** The operations of all areas, in the order of the files. */
export function writtenOperations({ texts }: ContentTree): WrittenOperation[] {
  return areasOf({ texts }).flatMap((area) =>
    Object.entries(record(record(parse(texts.get(`api/${area}`) ?? ""))["paths"])).flatMap(([path, item]) =>
      Object.entries(record(item)).flatMap(([method, value]) =>
        METHODS.some((one) => one === method) && isRecord(value) ? [{ area, path, method, value }] : [],
      ),
    ),
  );
}

/** Files of the description that hold the calls of an area: those beside openapi.yaml. */
export function areasOf({ texts }: Pick<ContentTree, "texts">): string[] {
  return [...texts.keys()].flatMap((file) => {
    const area = /^api\/([^/]+\.ya?ml)$/.exec(file)?.[1];
    return area === undefined || area === "openapi.yaml" ? [] : [area];
  });
}

/** Names of the tags that openapi.yaml lists. */
export function tagsOfApi({ texts }: ContentTree): string[] {
  const tags = record(parse(texts.get("api/openapi.yaml") ?? ""))["tags"];
  return (Array.isArray(tags) ? (tags as readonly unknown[]) : []).map((tag) => String(record(tag)["name"]));
}

/** The parameter of a path as another operation describes it. */
export function knownParameter(operations: readonly WrittenOperation[], name: string): Json | null {
  for (const { value } of operations) {
    const list = value["parameters"];
    for (const parameter of Array.isArray(list) ? (list as readonly unknown[]) : []) {
      if (isRecord(parameter) && parameter["name"] === name && parameter["in"] === "path") {
        return parameter;
      }
    }
  }
  return null;
}

/** Schemas of the answers that operations have in common; null where there is none. */
export interface KnownAnswer {
  /** Of a call that worked: a code that is always the same, and nothing else. */
  readonly success: Json | null;
  /** Of a call that failed. */
  readonly failure: Json | null;
}

/** How the operations of the description, those of `area` first, say that a call worked or didn't. */
export function knownAnswer(operations: readonly WrittenOperation[], area: string, tree: ContentTree): KnownAnswer {
  const sorted = [...operations].sort((a, b) => Number(b.area === area) - Number(a.area === area));
  const forms = sorted.flatMap(({ value }) => {
    const answer = record(record(value["responses"])["default"]);
    const { schema } = record(record(answer["content"])["application/json"]);
    const oneOf = record(schema)["oneOf"];
    return Array.isArray(oneOf) ? [(oneOf as readonly unknown[]).map(record)] : [];
  });
  const successes = forms
    .flatMap((form) => form.map((schema) => successOf(schema, tree)))
    .filter((schema) => schema !== null);
  const failures = forms.flatMap((form) => form.slice(-1).filter((schema) => "$ref" in schema));
  const failure = mostFrequent(failures, (schema) => String(schema["$ref"]));
  return { success: successes[0] ?? null, failure };
}

/** The schema of an answer that says by its code that a call worked, without what else comes back; null for others. */
function successOf(schema: Json, tree: ContentTree): Json | null {
  const code = codeOf(schema);
  if (code !== null) {
    return { type: "object", required: ["code"], properties: { code } };
  }
  const [, file = "", pointer = ""] =
    /^([^#]+)#\/(.+)$/.exec(typeof schema["$ref"] === "string" ? schema["$ref"] : "") ?? [];
  const named = pointer
    .split("/")
    .reduce<unknown>((value, key) => record(value)[key], parse(tree.texts.get(`api/${file}`) ?? ""));
  const isCodeAlone = Object.keys(record(record(named)["properties"])).join() === "code";
  return isCodeAlone && codeOf(record(named)) !== null ? schema : null;
}

function codeOf(schema: Json): Json | null {
  const code = record(schema["properties"])["code"];
  return isRecord(code) && "const" in code && "description" in code ? code : null;
}

/** The value that comes most often; of several the first. */
export function mostFrequent<Value>(values: readonly Value[], nameOf: (value: Value) => string): Value | null {
  const counts = new Map<string, number>();
  for (const value of values) {
    counts.set(nameOf(value), (counts.get(nameOf(value)) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return values.find((value) => counts.get(nameOf(value)) === most) ?? null;
}
