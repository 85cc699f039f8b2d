import type { Checked } from "../checkDescription";
import type { Located } from "../Located";
import { circleOf } from "../schemaCircles";
import { allFiles, walk } from "../walk";

/**
 * Schemas that are made of themselves: whether a value fits one could never be decided. Each circle is said once.
 * Gives whether there are none.
 */
export function checkCircles({ description }: Checked): boolean {
  const said = new Set<Located>();
  walk(description, allFiles(description), (shape, node) => {
    const circle = shape !== "schema" || said.has(node) ? null : circleOf(description, node);
    if (circle === null || circle.some((member) => said.has(member))) {
      return;
    }
    circle.forEach((member) => said.add(member));
    const names = circle.flatMap((member) => description.nameOf(member) ?? []);
    const way = names.length === 0 ? "" : `: ${[...new Set(names), names[0] ?? ""].join(" → ")}`;
    description.report({
      ...node.at,
      rule: "api-reference",
      message: `the schema is made of itself${way}`,
      fix: "take the reference that closes the circle out: only fields and elements may lead back",
    });
  });
  return said.size === 0;
}
