import { entriesOf, itemsOf } from "./Located";
import type { Located } from "./Located";
import { refOf } from "./references";
import type { Description } from "./readDescription";
import { kindOf, REFERABLE } from "./shapes";
import type { ShapeName } from "./shapes";

export type Visit = (shape: ShapeName, node: Located) => void;

/** A part of the description and what it is. */
export interface Start {
  readonly shape: ShapeName;
  readonly node: Located;
}

/**
 * Visits every part of the description that `starts` lead to, references included, each part once. `seen` carries
 * over from walk to walk.
 */
export function walk(
  description: Description,
  starts: readonly Start[],
  visit: Visit,
  seen = new Map<ShapeName, Set<Located>>(),
): void {
  const open: Start[] = [...starts].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { shape, node } = next;
    const done = seen.get(shape) ?? new Set();
    seen.set(shape, done);
    if (done.has(node)) {
      continue;
    }
    done.add(node);
    visit(shape, node);
    open.push(...partsBelow(description, shape, node).reverse());
  }
}

function partsBelow(description: Description, shape: ShapeName, node: Located): Start[] {
  const target = REFERABLE.has(shape) && refOf(node) !== undefined ? description.target(node) : null;
  const below: Start[] = target === null ? [] : [{ shape, node: target }];
  for (const [key, { value }] of entriesOf(node)) {
    const kind = kindOf(shape, key);
    if (typeof kind !== "object") {
      continue;
    }
    if ("one" in kind) {
      below.push({ shape: kind.one, node: value });
    } else if ("list" in kind) {
      below.push(...itemsOf(value).map((item) => ({ shape: kind.list, node: item })));
    } else {
      below.push(...[...entriesOf(value).values()].map((entry) => ({ shape: kind.map, node: entry.value })));
    }
  }
  return below;
}

/** The files as starts of a walk: openapi.yaml first. */
export function allFiles(description: Description): Start[] {
  const { root, files } = description;
  const fragments = [...files.values()].filter((file) => file !== root);
  return [
    ...(root === null ? [] : [{ shape: "root" as const, node: root }]),
    ...fragments.map((node) => ({ shape: "fragment" as const, node })),
  ];
}
