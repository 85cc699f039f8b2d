import { get, itemsOf } from "./Located";
import type { Located } from "./Located";
import type { Description } from "./readDescription";
import { refOf } from "./references";

const LISTS = ["allOf", "oneOf", "anyOf"] as const;
const SINGLE = ["not", "if", "then", "else"] as const;

/** Schemas that are tried on the very value that `node` is tried on. */
export function inPlace(description: Description, node: Located): readonly Located[] {
  const target = refOf(node) === undefined ? null : description.target(node);
  return [
    ...(target === null ? [] : [target]),
    ...LISTS.flatMap((key) => itemsOf(get(node, key))),
    ...SINGLE.flatMap((key) => get(node, key) ?? []),
  ];
}

/** The shortest way from a schema through those of the same value back to it, both ends included; null without one. */
export function circleOf(description: Description, start: Located): readonly Located[] | null {
  const before = new Map<Located, Located>();
  const open: Located[] = [start];
  for (const node of open) {
    for (const next of inPlace(description, node)) {
      if (next === start) {
        const way = [start];
        for (let at: Located | undefined = node; at !== undefined && at !== start; at = before.get(at)) {
          way.unshift(at);
        }
        return [start, ...way];
      }
      if (!before.has(next)) {
        before.set(next, node);
        open.push(next);
      }
    }
  }
  return null;
}
