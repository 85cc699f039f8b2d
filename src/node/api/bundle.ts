import type { JsonValue } from "../../shared/contracts/ApiModel";
import { resolveProduct } from "../../shared/product";
import { entriesOf, toJson } from "./Located";
import type { Located } from "./Located";
import { refOf } from "./references";
import type { Description } from "./readDescription";
import { kindOf, REFERABLE } from "./shapes";
import type { Kind, ShapeName } from "./shapes";

/** An OpenAPI 3.1 object that needs no other file. */
export type Bundle = Readonly<Record<string, JsonValue>>;

/** Where shared schemas stand in the bundle. */
export const SCHEMAS = "#/components/schemas/";

/**
 * The whole description as one OpenAPI object: shared schemas under `components.schemas`, whatever else was referred
 * to in its place. Null without openapi.yaml.
 */
export function bundleOf(description: Description, slug: string): Bundle | null {
  if (description.root === null) {
    return null;
  }
  const emission: Emission = { description, slug, schemas: SCHEMAS, trail: [] };
  const root = Object.entries(emit("root", description.root, emission) as Record<string, JsonValue>);
  const schemas = [...description.schemas.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, node }) => [name, emit("schema", node, emission)] as const);
  const components = root.find(([key]) => key === "components")?.[1];
  return Object.fromEntries([
    ...root.filter(([key]) => key !== "components"),
    ["components", { ...(components as Record<string, JsonValue> | undefined), schemas: Object.fromEntries(schemas) }],
  ]);
}

/** A schema as JSON; `schemas` is what its references to shared schemas start with. */
export function schemaJson(description: Description, node: Located, schemas: string): JsonValue {
  return emit("schema", node, { description, slug: "", schemas, trail: [] });
}

interface Emission {
  readonly description: Description;
  readonly slug: string;
  readonly schemas: string;
  /** References around the value that are written out. */
  readonly trail: readonly Located[];
}

function emit(shape: ShapeName, node: Located, emission: Emission): JsonValue {
  if (node.kind !== "map") {
    return toJson(node);
  }
  const refers = REFERABLE.has(shape) && refOf(node) !== undefined;
  const own = [...node.entries]
    .filter(([key]) => !refers || key !== "$ref")
    .map(([key, { value }]) => [key, emitKind(kindOf(shape, key) ?? "json", value, emission)] as const);
  if (!refers) {
    return Object.fromEntries(own);
  }
  const { description, schemas, trail } = emission;
  const target = description.target(node);
  const name = target === null || shape !== "schema" ? undefined : description.nameOf(target);
  if (name !== undefined) {
    return Object.fromEntries([["$ref", schemas + name], ...own]);
  }
  // A missing target and a circle without a name are issues already.
  const inner =
    target === null || trail.includes(target) ? {} : emit(shape, target, { ...emission, trail: [...trail, target] });
  return Object.fromEntries([...(typeof inner === "object" && inner !== null ? Object.entries(inner) : []), ...own]);
}

function emitKind(kind: Kind, value: Located, emission: Emission): JsonValue {
  if (kind === "page" && value.kind === "scalar") {
    return typeof value.value === "string" ? resolveProduct(value.value, emission.slug) : value.value;
  }
  if (typeof kind === "object" && "one" in kind) {
    return emit(kind.one, value, emission);
  }
  if (typeof kind === "object" && "list" in kind && value.kind === "list") {
    return value.items.map((item) => emit(kind.list, item, emission));
  }
  if (typeof kind === "object" && "map" in kind && value.kind === "map") {
    return Object.fromEntries(
      [...entriesOf(value)].map(([key, entry]) => [key, emit(kind.map, entry.value, emission)]),
    );
  }
  return toJson(value);
}
