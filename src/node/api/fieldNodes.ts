import type { ApiCall, ApiField, ApiSchema, ApiType } from "../../shared/contracts/ApiModel";
import type { NodeRecord } from "../section";

type Location = "path" | "query" | "header" | "body" | "response" | "schema";

interface Owner {
  readonly type: "ApiOperation" | "Webhook" | "ApiSchema";
  readonly id: string;
}

/**
 * Field nodes of a call: parameters, and the fields of its bodies down to the shared schemas, whose fields are nodes
 * of their own. A body that is a shared schema as a whole shows that schema's fields.
 */
export function callFields(call: ApiCall, schemas: ReadonlyMap<string, ApiSchema>): NodeRecord[] {
  const owner: Owner = { type: call.kind === "webhook" ? "Webhook" : "ApiOperation", id: call.id };
  const body = (type: ApiType | undefined): ApiType | undefined =>
    type?.schema === undefined ? type : (schemas.get(type.schema)?.type ?? type);
  return numbered([
    ...parameters(owner, "path", call.pathParameters),
    ...parameters(owner, "query", call.queryParameters),
    ...parameters(owner, "header", call.headerParameters),
    ...typeFields(owner, "body", body(call.request?.type), "", null),
    ...typeFields(owner, "response", body(call.response?.type), "", null),
  ]);
}

/** Field nodes of a shared schema. */
export function schemaFields(schema: ApiSchema): NodeRecord[] {
  return numbered(typeFields({ type: "ApiSchema", id: schema.name }, "schema", schema.type, "", null));
}

function parameters(owner: Owner, location: Location, fields: readonly ApiField[]): NodeRecord[] {
  return fields.flatMap((field) => fieldNodes(owner, location, field, field.name, null));
}

function typeFields(
  owner: Owner,
  location: Location,
  type: ApiType | undefined,
  before: string,
  variant: string | null,
): NodeRecord[] {
  if (type === undefined) {
    return [];
  }
  const join = (name: string): string => (before === "" ? name : `${before}.${name}`);
  return [
    ...(type.fields ?? []).flatMap((field) => fieldNodes(owner, location, field, join(field.name), variant)),
    ...typeFields(owner, location, type.items, `${before}[]`, variant),
    ...typeFields(owner, location, type.values, join("*"), variant),
    ...(type.variants ?? []).flatMap(({ title, type: form }) =>
      typeFields(owner, location, form, before, variant === null ? title : `${variant} / ${title}`),
    ),
  ];
}

function fieldNodes(
  owner: Owner,
  location: Location,
  field: ApiField,
  path: string,
  variant: string | null,
): NodeRecord[] {
  const { type } = field;
  const enumeration = type.enum ?? type.items?.enum ?? [];
  const node: NodeRecord = {
    type: "ApiField",
    id: `${owner.type}:${owner.id}:${location}:${path}`,
    fields: {
      name: field.name,
      path,
      location,
      variant,
      typeLabel: type.label,
      format: type.format ?? null,
      nullable: type.nullable ?? false,
      presence: field.presence,
      description: field.description,
      enum: enumeration.map(({ value, description }) => ({ value: JSON.stringify(value), description })),
      example: field.example === undefined ? null : JSON.stringify(field.example),
      unit: field.unit ?? null,
      deprecated: field.deprecated ?? false,
      caveats: field.caveats,
      schemaName: type.schema ?? type.items?.schema ?? type.values?.schema ?? null,
      ownerType: owner.type,
      ownerId: owner.id,
      operationId: owner.type === "ApiOperation" ? owner.id : null,
      webhookId: owner.type === "Webhook" ? owner.id : null,
      ownerSchemaName: owner.type === "ApiSchema" ? owner.id : null,
    },
  };
  return [node, ...typeFields(owner, location, type, path, variant)];
}

/** Forms of a `oneOf` have fields of the same name: their keys get a number. */
function numbered(nodes: readonly NodeRecord[]): NodeRecord[] {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    const count = (seen.get(node.id) ?? 0) + 1;
    seen.set(node.id, count);
    const id = count === 1 ? node.id : `${node.id}#${String(count)}`;
    return { ...node, id, fields: { key: id, ...node.fields } };
  });
}
