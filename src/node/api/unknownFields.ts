import type { ApiSchema, ApiType, JsonValue } from "../../shared/contracts/ApiModel";
import { likelyMeant } from "../../shared/likelyMeant";

/** A field that the description doesn't have. Its schemas are open: what a server does with it is not published. */
export interface UnknownField {
  /** `order.titel`, `items.0.nam`. */
  readonly path: string;
  /** The described field that was meant; undefined where none is near. */
  readonly near: string | undefined;
}

type SchemaOf = (name: string) => ApiSchema | undefined;

/** The fields of a value that its type doesn't have, in their order. A type that says nothing of its fields takes all. */
export function unknownFields(type: ApiType, value: JsonValue, schemaOf: SchemaOf, path = ""): UnknownField[] {
  const types = formsOf(type, schemaOf, new Set());
  const under = (name: string | number): string => (path === "" ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) {
    const items = types.flatMap((one) => one.items ?? []);
    return (value as readonly JsonValue[]).flatMap((item, index) => ofAny(items, item, schemaOf, under(index)));
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const fields = types.flatMap((one) => one.fields ?? []);
  const values = types.flatMap((one) => one.values ?? []);
  // A form without fields takes any object.
  const isOpen = values.length > 0 || types.some(takesAll);
  return Object.entries(value as Readonly<Record<string, JsonValue>>).flatMap(([name, inner]) => {
    const own = fields.filter((field) => field.name === name).map((field) => field.type);
    if (own.length > 0 || values.length > 0) {
      return ofAny([...own, ...values], inner, schemaOf, under(name));
    }
    const known = fields.map((field) => field.name);
    return isOpen ? [] : [{ path: under(name), near: likelyMeant(name, known) }];
  });
}

/** Of several forms that a value may have only what none of them knows is unknown. */
function ofAny(types: readonly ApiType[], value: JsonValue, schemaOf: SchemaOf, path: string): UnknownField[] {
  return types.length === 0
    ? []
    : unknownFields({ label: "one of", variants: asVariants(types) }, value, schemaOf, path);
}

const asVariants = (types: readonly ApiType[]) => types.map((type) => ({ title: type.label, type }));

/** Texts and numbers are no objects at all: they say nothing of what an object may hold. */
const takesAll = ({ label, fields }: ApiType): boolean => fields === undefined && /\b(?:object|any)\b/.test(label);

/** A type and its forms, shared schemas looked up. `seen` ends the circles that schemas may be. */
function formsOf(type: ApiType, schemaOf: SchemaOf, seen: Set<string>): ApiType[] {
  if (type.schema !== undefined) {
    const schema = seen.has(type.schema) ? undefined : schemaOf(type.schema);
    return schema === undefined ? [] : formsOf(schema.type, schemaOf, seen.add(type.schema));
  }
  const forms = (type.variants ?? []).flatMap((variant) => formsOf(variant.type, schemaOf, new Set(seen)));
  return type.variants === undefined || type.fields !== undefined ? [type, ...forms] : forms;
}
