import { nearest } from "../../../shared/nearest";
import type { Checked } from "../checkDescription";
import { entriesOf, get, itemsOf, textOf } from "../Located";
import { allFiles, walk } from "../walk";

/** Scopes that an operation asks for and that no flow of its security scheme gives. */
export function checkScopes({ description }: Checked): void {
  const schemes = entriesOf(get(get(description.root ?? undefined, "components"), "securitySchemes"));
  walk(description, allFiles(description), (shape, node) => {
    for (const requirement of shape === "operation" || shape === "root" ? itemsOf(get(node, "security")) : []) {
      for (const [name, { value }] of entriesOf(requirement)) {
        const flows = [...entriesOf(get(schemes.get(name)?.value, "flows")).values()];
        const known = new Set(flows.flatMap((flow) => [...entriesOf(get(flow.value, "scopes")).keys()]));
        for (const item of itemsOf(value)) {
          const scope = textOf(item);
          if (scope !== undefined && flows.length > 0 && !known.has(scope)) {
            description.report({
              ...item.at,
              rule: "api-call",
              message: `no flow of \`${name}\` gives the scope \`${scope}\``,
              known: nearest(scope, known, 5),
              fix: `use one of these, or add it under \`securitySchemes.${name}\``,
            });
          }
        }
      }
    }
  });
}
