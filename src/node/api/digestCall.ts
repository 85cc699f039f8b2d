import { createHash } from "node:crypto";

import type { ApiCall } from "../../shared/contracts/ApiModel";
import type { ApiModel } from "./loadApi";
import { tokenCallsOf } from "./samples";
import { closureOf, schemasOfCall } from "./schemasOfCall";

/** Digest of a call and of all schemas that it shows: changes exactly when something of the call's section does. */
export function digestCall(model: ApiModel, id: string): string {
  const call = model.calls.find((candidate) => candidate.id === id) ?? null;
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const shown = call === null ? [] : schemasOfCall(call, schemas).map((name) => schemas.get(name) ?? null);
  return digest([call === null ? null : { ...call, at: null }, shown]);
}

/**
 * Digest of all that a run of the call's programs depends on in the description: the call, and the calls that give the
 * token where they need one, each with its schemas. `digestOf` is `digestCall` of the same calls, by id.
 */
export function digestRun(calls: readonly ApiCall[], id: string, digestOf: (id: string) => string): string {
  const call = calls.find((candidate) => candidate.id === id);
  const tokenCalls = call === undefined ? [] : tokenCallsOf(call, calls);
  return digest([id, ...tokenCalls.map((token) => token.id)].map(digestOf));
}

/** Digest of a schema and of all that it refers to. */
export function digestSchema(model: ApiModel, name: string): string {
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  return digest(closureOf([name], schemas).map((inner) => schemas.get(inner) ?? null));
}

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url");
