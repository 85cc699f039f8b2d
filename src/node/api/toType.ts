import type { ApiEnumValue, ApiField, ApiLimits, ApiType, JsonValue } from "../../shared/contracts/ApiModel";
import { entriesOf, get, isTrue, itemsOf, numberOf, textOf, toJson } from "./Located";
import type { Located } from "./Located";
import { caveatsOf } from "./caveats";
import type { Description } from "./readDescription";
import { circleOf } from "./schemaCircles";
import { keyword, partsOf, propertiesOf, soleReference, typeNames, variantsOf } from "./schemaParts";
import type { Property } from "./schemaParts";
import { titlesOf } from "./variantTitles";

/**
 * The shape that a schema describes. Shared schemas are only named, so that the tree ends however they refer to each
 * other; a reference into the middle of something is followed, and cut where it leads back to where it came from.
 */
export function toType(description: Description, node: Located, trail: readonly Located[] = []): ApiType {
  const target = soleReference(description, node);
  if (target === null) {
    // Not only references close a circle: so does a schema that says more beside its reference to what is around it.
    return trail.includes(node)
      ? cut(description, node)
      : typeOfParts(description, partsOf(description, node), [...trail, node]);
  }
  const schema = description.nameOf(target);
  if (schema !== undefined) {
    return { label: schema, schema };
  }
  return trail.includes(target) ? cut(description, node) : toType(description, target, [...trail, node]);
}

function cut(description: Description, node: Located): ApiType {
  // Of a schema that is made of itself checkCircles says more.
  if (circleOf(description, node) === null) {
    description.report({
      ...node.at,
      rule: "api-reference",
      message: "this schema leads back to itself, and not by the name of a shared schema",
      fix: "give it a name under `schemas:` of its file, and refer to it without further keywords",
    });
  }
  return { label: "any" };
}

function typeOfParts(description: Description, parts: readonly Located[], trail: readonly Located[]): ApiType {
  const { names, nullable } = typeNames(parts);
  const variants = variantsOf(parts);
  const properties = propertiesOf(parts);
  const only = variants.nodes.length === 1 && properties.size === 0 ? variants.nodes[0] : undefined;
  if (only !== undefined) {
    const type = toType(description, only, trail);
    return nullable || variants.nullable ? { ...type, nullable: true } : type;
  }
  const inner = (node: Located): ApiType => toType(description, node, trail);
  const content = keyword(parts, "contentSchema");
  if (content !== undefined) {
    // Text that holds JSON: what is in it is what readers look for.
    return { ...inner(content), label: "JSON text" };
  }
  const itemsNode = keyword(parts, "items");
  const items = itemsNode?.kind === "map" ? inner(itemsNode) : undefined;
  const valuesNode =
    keyword(parts, "additionalProperties") ?? [...entriesOf(keyword(parts, "patternProperties")).values()][0]?.value;
  const values = valuesNode?.kind === "map" && valuesNode.entries.size > 0 ? inner(valuesNode) : undefined;
  const enumeration = enumOf(parts);
  const forms = variants.nodes.map((variant) => inner(variant));
  const titles = titlesOf(description, variants.nodes, forms);
  const format = textOf(keyword(parts, "format"));
  const fallback = keyword(parts, "default");
  const limits = limitsOf(parts);
  return {
    label: labelOf({ names, items, values, forms, properties, enumeration }),
    ...(format === undefined ? {} : { format }),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...(enumeration.length === 0 ? {} : { enum: enumeration }),
    ...(fallback === undefined ? {} : { default: toJson(fallback) }),
    ...(nullable || variants.nullable || enumeration.some(({ value }) => value === null) ? { nullable: true } : {}),
    ...(properties.size === 0
      ? {}
      : { fields: [...properties.values()].map((property) => toField(description, property, trail)) }),
    ...(items === undefined ? {} : { items }),
    ...(values === undefined ? {} : { values }),
    ...(forms.length === 0
      ? {}
      : { variants: forms.map((type, index) => ({ title: titles[index] ?? type.label, type })) }),
  };
}

/** A field of an object. What it says itself goes before what its schema says. */
export function toField(description: Description, property: Property, trail: readonly Located[] = []): ApiField {
  const { name, node, required } = property;
  const parts = partsOf(description, node);
  const conditional = textOf(get(node, "x-presence")) === "conditional";
  const example = exampleOf(parts);
  const unit = textOf(keyword(parts, "x-unit"));
  return {
    name,
    description: (textOf(keyword(parts, "description")) ?? "").trim(),
    presence: required ? "required" : conditional ? "conditional" : "optional",
    type: toType(description, node, trail),
    ...(example === undefined ? {} : { example }),
    ...(unit === undefined ? {} : { unit }),
    ...(isTrue(keyword(parts, "deprecated")) ? { deprecated: true } : {}),
    caveats: caveatsOf(get(node, "x-uncertain")),
  };
}

/** The example that a field shows: the first of `examples`, `example`, or the only value there is. */
function exampleOf(parts: readonly Located[]): JsonValue | undefined {
  const node = itemsOf(keyword(parts, "examples"))[0] ?? keyword(parts, "example") ?? keyword(parts, "const");
  return node === undefined ? undefined : toJson(node);
}

function enumOf(parts: readonly Located[]): ApiEnumValue[] {
  const descriptions = keyword(parts, "x-enumDescriptions");
  const constant = keyword(parts, "const");
  const values = constant === undefined ? itemsOf(keyword(parts, "enum")) : [constant];
  return values.map((item) => {
    const value = toJson(item);
    return { value, description: (textOf(get(descriptions, enumKey(value))) ?? "").trim() };
  });
}

/** The key of a value under `x-enumDescriptions`. */
export function enumKey(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const NUMBERS = [
  ...(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const),
  ...(["minLength", "maxLength", "minItems", "maxItems"] as const),
];

function limitsOf(parts: readonly Located[]): ApiLimits {
  const pattern = textOf(keyword(parts, "pattern"));
  return {
    ...Object.fromEntries(
      NUMBERS.flatMap((name) => {
        const value = numberOf(keyword(parts, name));
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(pattern === undefined ? {} : { pattern }),
    ...(isTrue(keyword(parts, "uniqueItems")) ? { uniqueItems: true } : {}),
  };
}

interface Shape {
  readonly names: readonly string[];
  readonly items: ApiType | undefined;
  readonly values: ApiType | undefined;
  readonly forms: readonly ApiType[];
  readonly properties: ReadonlyMap<string, Property>;
  readonly enumeration: readonly ApiEnumValue[];
}

function labelOf({ names, items, values, forms, properties, enumeration }: Shape): string {
  if (forms.length > 0) {
    return "one of";
  }
  if (items !== undefined && (names.length === 0 || (names.length === 1 && names[0] === "array"))) {
    return `array of ${items.label}`;
  }
  if (values !== undefined && properties.size === 0) {
    return `map of ${values.label}`;
  }
  if (names.length > 0) {
    return names.join(" or ");
  }
  if (properties.size > 0) {
    return "object";
  }
  return [...new Set(enumeration.flatMap(({ value }) => jsonType(value) ?? []))].join(" or ") || "any";
}

function jsonType(value: JsonValue): string | null {
  if (value === null) {
    return null;
  }
  return Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
}
