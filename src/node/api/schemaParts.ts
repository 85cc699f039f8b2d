import { entriesOf, get, itemsOf, textOf, textsOf } from "./Located";
import type { Located } from "./Located";
import { refOf } from "./references";
import type { Description } from "./readDescription";
import type { Place } from "../issues";

/** Keywords that say something about a value and nothing about which values are allowed. */
const ANNOTATIONS = new Set(["$ref", "title", "description", "example", "examples", "default", "deprecated"]);

/** Whether a schema says more about its values than what it refers to. */
export function narrows(node: Located): boolean {
  return [...entriesOf(node).keys()].some((key) => !ANNOTATIONS.has(key) && !key.startsWith("x-"));
}

/** What a schema only gives another name to: the target of a bare `$ref`, or of an `allOf` of one. */
export function soleReference(description: Description, node: Located): Located | null {
  if (refOf(node) !== undefined) {
    return narrows(node) ? null : description.target(node);
  }
  const members = itemsOf(get(node, "allOf"));
  const only = members[0];
  const others = [...entriesOf(node).keys()].filter((key) => key !== "allOf");
  return members.length === 1 &&
    only !== undefined &&
    others.every((key) => ANNOTATIONS.has(key) || key.startsWith("x-"))
    ? only
    : null;
}

/**
 * The schemas that all hold for a value: the schema itself, what its `$ref` leads to, and the members of its `allOf`,
 * outermost first, so that the first one that says something has the word.
 */
export function partsOf(description: Description, node: Located): readonly Located[] {
  // Each once: what is merged twice says nothing new, and circles are the business of checkCircles.
  const parts = new Set<Located>();
  const open: Located[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!parts.has(next)) {
      parts.add(next);
      const target = refOf(next) === undefined ? null : description.target(next);
      open.push(...itemsOf(get(next, "allOf")).toReversed(), ...(target === null ? [] : [target]));
    }
  }
  return [...parts];
}

/** The first of the parts' values of a keyword. */
export function keyword(parts: readonly Located[], key: string): Located | undefined {
  for (const part of parts) {
    const value = get(part, key);
    if (value !== undefined) {
      return value;
    }
  }
  return undefined;
}

/** A field as its object's schemas describe it. */
export interface Property {
  readonly name: string;
  readonly node: Located;
  readonly keyAt: Place;
  readonly required: boolean;
}

/** The fields of an object over all its parts; the first description of a field counts. */
export function propertiesOf(parts: readonly Located[]): ReadonlyMap<string, Property> {
  const required = new Set(parts.flatMap((part) => textsOf(get(part, "required"))));
  const properties = new Map<string, Property>();
  for (const part of parts) {
    for (const [name, { keyAt, value: node }] of entriesOf(get(part, "properties"))) {
      if (!properties.has(name)) {
        properties.set(name, { name, node, keyAt, required: required.has(name) });
      }
    }
  }
  return properties;
}

/** Types by name, `null` left out. */
export function typeNames(parts: readonly Located[]): {
  readonly names: readonly string[];
  readonly nullable: boolean;
} {
  const type = keyword(parts, "type");
  const all = type?.kind === "list" ? textsOf(type) : [textOf(type) ?? []].flat();
  // YAML reads an unquoted `null` as the value.
  const bare = itemsOf(type).some((item) => item.kind === "scalar" && item.value === null);
  return { names: all.filter((name) => name !== "null"), nullable: bare || all.includes("null") };
}

/** The forms of `oneOf` and `anyOf`, and whether one of them is null. */
export function variantsOf(parts: readonly Located[]): {
  readonly nodes: readonly Located[];
  readonly nullable: boolean;
} {
  const all = parts.flatMap((part) => [...itemsOf(get(part, "oneOf")), ...itemsOf(get(part, "anyOf"))]);
  const isNull = (node: Located): boolean => textOf(get(node, "type")) === "null" || onlyNull(node);
  const nodes = all.filter((node) => !isNull(node));
  return { nodes, nullable: nodes.length < all.length };
}

function onlyNull(node: Located): boolean {
  const value = get(node, "const");
  return value?.kind === "scalar" && value.value === null;
}
