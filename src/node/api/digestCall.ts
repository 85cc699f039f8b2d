import { createHash } from "node:crypto";

import type { ApiModel } from "./loadApi";
import { closureOf, schemasOfCall } from "./schemasOfCall";

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
