import type { ApiCall, ApiSchema } from "../../shared/contracts/ApiModel";
import { callAnchor } from "../../shared/apiAnchors";
import type { NodeRecord } from "../section";
import { schemasOfCall } from "./schemasOfCall";
import { callFields, schemaFields } from "./fieldNodes";
import type { ApiModel } from "./loadApi";

/** Rows of `content/data/error-codes.yaml`, as far as nodes need them. */
export interface ErrorCatalogue {
  readonly groups: readonly { readonly id: string; readonly title: string }[];
  readonly oauth: readonly { readonly code: string; readonly meaning: string; readonly fix: string }[];
  readonly api: readonly {
    readonly code: string;
    readonly meaning: string;
    readonly group: string;
    readonly fix?: string | undefined;
    readonly note?: string | undefined;
  }[];
}

/** Nodes of the API: calls, webhooks, shared schemas, their fields, and the error codes. */
export function apiNodes(model: ApiModel, catalogue: ErrorCatalogue | null): NodeRecord[] {
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const shown = new Map(model.calls.map((call) => [call.id, schemasOfCall(call, schemas)]));
  const errorKeys = keysOfCodes(catalogue);
  const webhookIds = new Set(model.calls.filter(isWebhook).map(({ id }) => id));
  const callNodes = model.calls.flatMap((call): NodeRecord[] => {
    const fields = callFields(call, schemas);
    return [callNode(call, { fields, errorKeys, webhookIds, shown, model }), ...fields];
  });
  const schemaNodes = model.schemas.flatMap((schema): NodeRecord[] => {
    const fields = schemaFields(schema);
    return [schemaNode(schema, fields, model, shown), ...fields];
  });
  return [...callNodes, ...schemaNodes, ...errorNodes(model, catalogue)];
}

const isWebhook = (call: ApiCall): boolean => call.kind === "webhook";
const idsOf = (calls: readonly ApiCall[]): string[] => calls.map(({ id }) => id);

interface CallSurroundings {
  readonly fields: readonly NodeRecord[];
  readonly errorKeys: ReadonlyMap<string, string>;
  readonly webhookIds: ReadonlySet<string>;
  readonly shown: ReadonlyMap<string, readonly string[]>;
  readonly model: ApiModel;
}

function callNode(call: ApiCall, { fields, errorKeys, webhookIds, shown, model }: CallSurroundings): NodeRecord {
  const webhook = isWebhook(call);
  const related = {
    relatedOperationIds: call.related.filter((id) => !webhookIds.has(id)),
    relatedWebhookIds: call.related.filter((id) => webhookIds.has(id)),
  };
  const shared = {
    callId: call.id,
    operationId: call.operationId,
    method: call.method,
    path: call.path,
    title: call.title,
    description: call.description,
    auth: call.auth,
    tag: call.tag,
    docId: call.page,
    anchor: callAnchor(call.id),
    caveats: call.caveats,
    requestContentType: call.request?.contentType ?? null,
    requestExample: exampleText(call.request),
    responseContentType: call.response?.contentType ?? null,
    responseExample: exampleText(call.response),
    fieldKeys: fields.map(({ id }) => id),
    schemaNames: shown.get(call.id) ?? [],
    errorKeys: call.errors.flatMap((code) => errorKeys.get(code) ?? []),
    ...related,
    sourcePath: call.at.file,
    sourceLine: call.at.line,
  };
  if (webhook) {
    const triggers = model.calls.filter((other) => !isWebhook(other) && other.webhooks.includes(call.id));
    return { type: "Webhook", id: call.id, fields: { ...shared, triggeredByIds: idsOf(triggers) } };
  }
  const own = { kind: call.kind, host: call.host, scopes: call.scopes, webhookIds: call.webhooks };
  return { type: "ApiOperation", id: call.id, fields: { ...shared, ...own } };
}

function exampleText(body: ApiCall["request"]): string | null {
  return body === null || body.exampleIs === "none" ? null : JSON.stringify(body.example, null, 2);
}

function schemaNode(
  schema: ApiSchema,
  fields: readonly NodeRecord[],
  model: ApiModel,
  shown: ReadonlyMap<string, readonly string[]>,
): NodeRecord {
  const users = model.calls.filter((call) => shown.get(call.id)?.includes(schema.name) === true);
  return {
    type: "ApiSchema",
    id: schema.name,
    fields: {
      name: schema.name,
      description: schema.description,
      typeLabel: schema.type.label,
      enum: schema.type.enum?.map(({ value, description }) => ({ value: JSON.stringify(value), description })) ?? [],
      caveats: schema.caveats,
      fieldKeys: fields.map(({ id }) => id),
      refersToNames: schema.refersTo,
      usedByIds: idsOf(users.filter((call) => !isWebhook(call))),
      usedByWebhookIds: idsOf(users.filter(isWebhook)),
    },
  };
}

/** A code may be in both lists; calls mean the API's. */
function keysOfCodes(catalogue: ErrorCatalogue | null): ReadonlyMap<string, string> {
  return new Map([
    ...(catalogue?.oauth ?? []).map(({ code }) => [code, `oauth:${code}`] as const),
    ...(catalogue?.api ?? []).map(({ code }) => [code, `api:${code}`] as const),
  ]);
}

function errorNodes(model: ApiModel, catalogue: ErrorCatalogue | null): NodeRecord[] {
  if (catalogue === null) {
    return [];
  }
  const titles = new Map(catalogue.groups.map(({ id, title }) => [id, title]));
  const keys = keysOfCodes(catalogue);
  const node = (source: "oauth" | "api", row: ErrorCatalogue["api"][number], group: string | null): NodeRecord => {
    const key = `${source}:${row.code}`;
    const naming = model.calls.filter((call) =>
      call.errors.some((code) => code === row.code && keys.get(code) === key),
    );
    const { code, meaning, fix = null, note = null } = row;
    return {
      type: "ErrorCode",
      id: key,
      fields: {
        key,
        code,
        meaning,
        fix,
        note,
        group,
        source,
        operationIds: idsOf(naming.filter((c) => !isWebhook(c))),
      },
    };
  };
  return [
    ...catalogue.oauth.map((row) => node("oauth", { ...row, group: "" }, null)),
    ...catalogue.api.map((row) => node("api", row, titles.get(row.group) ?? row.group)),
  ];
}
