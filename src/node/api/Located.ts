import type { JsonValue } from "../../shared/contracts/ApiModel";
import type { Place } from "../issues";

/** A value of the description that knows its place. Its fields stand in a Map: any name may be one, `__proto__` too. */
export type Located = LocatedScalar | LocatedList | LocatedMap;

export interface LocatedScalar {
  readonly kind: "scalar";
  readonly value: null | boolean | number | string;
  readonly at: Place;
}

export interface LocatedList {
  readonly kind: "list";
  readonly items: readonly Located[];
  readonly at: Place;
}

export interface LocatedMap {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, LocatedEntry>;
  readonly at: Place;
}

export interface LocatedEntry {
  readonly keyAt: Place;
  readonly value: Located;
}

/** The entries of a map; none for anything else. */
export function entriesOf(node: Located | undefined): ReadonlyMap<string, LocatedEntry> {
  return node?.kind === "map" ? node.entries : NOTHING;
}
const NOTHING: ReadonlyMap<string, LocatedEntry> = new Map();

/** The value of a key; undefined where there is none. */
export function get(node: Located | undefined, key: string): Located | undefined {
  return entriesOf(node).get(key)?.value;
}

export function itemsOf(node: Located | undefined): readonly Located[] {
  return node?.kind === "list" ? node.items : [];
}

export function textOf(node: Located | undefined): string | undefined {
  return node?.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
}

export function numberOf(node: Located | undefined): number | undefined {
  return node?.kind === "scalar" && typeof node.value === "number" ? node.value : undefined;
}

export function isTrue(node: Located | undefined): boolean {
  return node?.kind === "scalar" && node.value === true;
}

/** The texts of a list. */
export function textsOf(node: Located | undefined): string[] {
  return itemsOf(node).flatMap((item) => textOf(item) ?? []);
}

/** The value without places. `Object.fromEntries` defines fields, so that `__proto__` is one like any other. */
export function toJson(node: Located): JsonValue {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(toJson);
    case "map":
      return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, toJson(value)]));
  }
}

/** Place of the key, for what is said of a key; of the map itself where the key is missing. */
export function keyPlace(node: Located, key: string): Place {
  return entriesOf(node).get(key)?.keyAt ?? node.at;
}
