import type { Place } from "../issues";
import { get, itemsOf, textOf } from "./Located";
import type { Located, LocatedEntry } from "./Located";
import type { Description } from "./readDescription";
import { keyword, partsOf, propertiesOf, soleReference, typeNames, variantsOf } from "./schemaParts";

/** A required field that no example can be made of. */
export interface Missing {
  /** `order.amount`. */
  readonly path: string;
  readonly at: Place;
}

/** An example as far as the description holds one. Its values have the places that they were taken from. */
export interface Assembled {
  readonly value?: Located;
  readonly missing: readonly Missing[];
  /** The value would hold itself, or goes too deep. */
  readonly cut?: boolean;
  /** An object or list without anything in it, for want of examples. */
  readonly empty?: boolean;
}

/** Any moment will do, and readers know it for an example when all are the same. */
const MOMENT = "2025-01-15T09:30:12Z";
/** Levels of fields down to which optional objects and lists are shown. */
const OPTIONAL_DEPTH = 4;
const DEPTH = 24;
/** Values of one example: optional objects end there, however wide the schemas are. */
const BUDGET = 1500;

/** Whether the integrator sends the body or receives it. */
export type Direction = "sent" | "received";

/**
 * Puts an example together from the fields' own examples. What has none stays out: no value is ever invented.
 *
 * Fields that are there under conditions exclude each other often (`item` or `items`, `error` only on failure): a
 * body that is received would contradict itself with all of them, so it has none. One that is sent may need them.
 */
export function assembleExample(description: Description, schema: Located, direction: Direction): Assembled {
  return assemble(schema, { description, direction, trail: [], depth: 0, path: "", budget: { left: BUDGET } });
}

interface Assembly {
  readonly description: Description;
  readonly direction: Direction;
  /** Schemas around the value that have been referred to. */
  readonly trail: readonly Located[];
  readonly depth: number;
  readonly path: string;
  readonly budget: { left: number };
}

const NONE: Assembled = { missing: [] };
const CUT: Assembled = { missing: [], cut: true };

function assemble(node: Located, assembly: Assembly): Assembled {
  const { description, trail, depth, budget } = assembly;
  const parts = partsOf(description, node);
  const given =
    itemsOf(keyword(parts, "examples"))[0] ??
    keyword(parts, "example") ??
    keyword(parts, "const") ??
    keyword(parts, "default") ??
    itemsOf(keyword(parts, "enum"))[0];
  if (given !== undefined) {
    budget.left -= 1;
    return { value: given, missing: [] };
  }
  const around = [node, ...referredTo(description, node)];
  if (around.some((part) => trail.includes(part)) || depth > DEPTH) {
    return CUT;
  }
  const inner: Assembly = { ...assembly, trail: [...trail, ...around] };
  if (textOf(keyword(parts, "format")) === "date-time") {
    return { value: { kind: "scalar", value: MOMENT, at: node.at }, missing: [] };
  }
  const { names } = typeNames(parts);
  const items = keyword(parts, "items");
  if (items !== undefined && (names.length === 0 || names.includes("array"))) {
    return assembleList(node, items, inner);
  }
  const variants = variantsOf(parts).nodes;
  const own = propertiesOf(parts).size > 0 ? assembleObject(node, parts, inner) : undefined;
  const form = variants.length > 0 ? firstForm(variants, inner) : undefined;
  return merged(node, own, form) ?? NONE;
}

/** The schemas that a value is under another name. */
function referredTo(description: Description, node: Located): Located[] {
  const found: Located[] = [];
  let next = soleReference(description, node);
  while (next !== null && !found.includes(next)) {
    found.push(next);
    next = soleReference(description, next);
  }
  return found;
}

function assembleList(node: Located, items: Located, assembly: Assembly): Assembled {
  const element = assemble(items, { ...assembly, depth: assembly.depth + 1, path: `${assembly.path}[]` });
  const { at } = node;
  if (element.value === undefined) {
    return element.cut === true
      ? { value: { kind: "list", items: [], at }, missing: [], cut: true, empty: true }
      : element;
  }
  return { value: { kind: "list", items: [element.value], at }, missing: element.missing };
}

function assembleObject(node: Located, parts: readonly Located[], assembly: Assembly): Assembled {
  const { depth } = assembly;
  const entries = new Map<string, LocatedEntry>();
  const missing: Missing[] = [];
  for (const property of propertiesOf(parts).values()) {
    const path = assembly.path === "" ? property.name : `${assembly.path}.${property.name}`;
    if (!property.required && isLeftOut(property.node, assembly)) {
      continue;
    }
    const field = assemble(property.node, { ...assembly, depth: depth + 1, path });
    if (property.required) {
      if (field.value !== undefined) {
        entries.set(property.name, { keyAt: property.keyAt, value: field.value });
        missing.push(...field.missing);
      } else if (field.cut !== true) {
        missing.push(...(field.missing.length > 0 ? field.missing : [{ path, at: property.keyAt }]));
      }
    } else if (field.value !== undefined && field.missing.length === 0 && field.empty !== true) {
      entries.set(property.name, { keyAt: property.keyAt, value: field.value });
    }
  }
  return { value: { kind: "map", entries, at: node.at }, missing, empty: entries.size === 0 };
}

/** The first form that an example can be made of completely; else what the first one gives. */
function firstForm(variants: readonly Located[], assembly: Assembly): Assembled {
  let first: Assembled | undefined;
  for (const variant of variants) {
    const form = assemble(variant, assembly);
    if (form.value !== undefined && form.missing.length === 0) {
      return form;
    }
    first = first?.value === undefined ? form : first;
  }
  return first ?? NONE;
}

function merged(node: Located, own: Assembled | undefined, form: Assembled | undefined): Assembled | undefined {
  if (own?.value?.kind !== "map" || form?.value?.kind !== "map") {
    return own ?? form;
  }
  const entries = new Map([...own.value.entries, ...form.value.entries]);
  return {
    value: { kind: "map", entries, at: node.at },
    missing: [...own.missing, ...form.missing],
    empty: entries.size === 0,
  };
}

/** Optional fields that an example does without: containers where it gets deep or long, and what is conditional. */
function isLeftOut(node: Located, { description, direction, depth, budget }: Assembly): boolean {
  const atEnd = depth >= OPTIONAL_DEPTH || budget.left <= 0;
  const conditional = textOf(get(node, "x-presence")) === "conditional";
  return (conditional && direction === "received") || (atEnd && isContainer(description, node));
}

function isContainer(description: Description, node: Located): boolean {
  const parts = partsOf(description, node);
  return (
    keyword(parts, "properties") !== undefined ||
    keyword(parts, "items") !== undefined ||
    variantsOf(parts).nodes.length > 0
  );
}
