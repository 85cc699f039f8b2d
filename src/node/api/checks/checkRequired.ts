import { nearest } from "../../../shared/nearest";
import type { Checked } from "../checkDescription";
import { get, itemsOf, textOf } from "../Located";
import type { Located } from "../Located";
import { partsOf, propertiesOf } from "../schemaParts";
import { allFiles, walk } from "../walk";

const COMBINING = ["allOf", "oneOf", "anyOf"] as const;

/** Names under `required` are fields: of the schema, or of what it is combined with. */
export function checkRequired({ description }: Checked): void {
  // A form of `oneOf` may ask for fields that the schema around it describes.
  const around = new Map<Located, Set<string>>();
  walk(description, allFiles(description), (shape, node) => {
    if (shape !== "schema") {
      return;
    }
    const parts = partsOf(description, node);
    const names = new Set([...propertiesOf(parts).keys(), ...(around.get(node) ?? [])]);
    for (const member of COMBINING.flatMap((key) => itemsOf(get(node, key)))) {
      around.set(member, new Set([...(around.get(member) ?? []), ...names]));
    }
    for (const item of itemsOf(get(node, "required"))) {
      const name = textOf(item);
      if (name !== undefined && !names.has(name)) {
        description.report({
          ...item.at,
          rule: "api-shape",
          message: `\`${name}\` is required and no field`,
          known: nearest(name, names),
          fix: "add it under `properties`, or correct the name",
        });
      }
    }
  });
}
