import type { Checked } from "../checkDescription";
import { entriesOf, get } from "../Located";
import type { Located } from "../Located";
import type { ShapeName } from "../shapes";
import { walk } from "../walk";

const LISTS: readonly (readonly [key: string, shape: ShapeName, name: string])[] = [
  ["schemas", "schema", "schema"],
  ["paths", "pathItem", "path"],
  ["webhooks", "pathItem", "webhook"],
  ["x-interactions", "interaction", "interaction"],
  ["parameters", "parameter", "parameter"],
  ["responses", "response", "response"],
  ["requestBodies", "body", "request body"],
];

/** What a file describes and nothing that openapi.yaml leads to refers to: it would be shown nowhere. */
export function checkUnused({ description }: Checked): void {
  const { root, files, report } = description;
  if (root === null || !description.isComplete()) {
    return;
  }
  const reached = new Map<ShapeName, Set<Located>>();
  walk(description, [{ shape: "root", node: root }], () => undefined, reached);
  // A reference may lead into the middle of a schema.
  const isReached = (shape: ShapeName, node: Located): boolean =>
    reached.get(shape)?.has(node) === true || inner(node).some((part) => isReached(shape, part));
  for (const file of files.values()) {
    for (const [key, shape, name] of file === root ? [] : LISTS) {
      for (const [entry, { keyAt, value }] of entriesOf(get(file, key))) {
        if (!isReached(shape, value)) {
          report({
            ...keyAt,
            rule: "api-reference",
            message: `nothing refers to the ${name} \`${entry}\``,
            fix: key === "paths" || shape === "interaction" || key === "webhooks" ? REFER : "refer to it, or remove it",
          });
        }
      }
    }
  }
}

const inner = (node: Located): readonly Located[] =>
  node.kind === "list" ? node.items : [...entriesOf(node).values()].map(({ value }) => value);

const REFER = "refer to it in openapi.yaml, or remove it";
