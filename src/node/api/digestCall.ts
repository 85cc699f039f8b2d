import { createHash } from "node:crypto";

import type { ApiCall, ApiSchema } from "../../shared/contracts/ApiModel";
import type { ApiModel } from "./loadApi";
import { schemaNames } from "./toSchemas";

/** Names of all schemas that a call shows, however deep, sorted. */
export function schemasOfCall(call: ApiCall, schemas: ReadonlyMap<string, ApiSchema>): string[] {
  const { request, response, pathParameters, queryParameters, headerParameters } = call;
  const types = [
    ...[request, response].flatMap((body) => (body === null ? [] : [body.type])),
    ...[...pathParameters, ...queryParameters, ...headerParameters].map(({ type }) => type),
  ];
  const failures = response?.failure === undefined ? [] : [response.failure];
  return closureOf([...types.flatMap(schemaNames), ...failures], schemas);
}

/** The schemas of `names` and all that they refer to, sorted. */
export function closureOf(names: readonly string[], schemas: ReadonlyMap<string, ApiSchema>): string[] {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (!found.has(name)) {
      found.add(name);
      open.push(...(schemas.get(name)?.refersTo ?? []));
    }
  }
  return [...found].sort();
}

/** Digest of a call and of all schemas that it shows: changes exactly when something of the call's section does. */
export function digestCall(model: ApiModel, id: string): string {
  const call = model.calls.find((candidate) => candidate.id === id) ?? null;
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const shown = call === null ? [] : schemasOfCall(call, schemas).map((name) => schemas.get(name) ?? null);
  return digest([call === null ? null : { ...call, at: null }, shown]);
}

/** Digest of a schema and of all that it refers to. */
export function digestSchema(model: ApiModel, name: string): string {
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  return digest(closureOf([name], schemas).map((inner) => schemas.get(inner) ?? null));
}

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url");
