import type { ApiSchema, ApiType } from "../../shared/contracts/ApiModel";
import { caveatsOf } from "./caveats";
import { get, textOf } from "./Located";
import type { Description } from "./readDescription";
import { toType } from "./toType";

/** The shared schemas, sorted by name. */
export function toSchemas(description: Description): ApiSchema[] {
  const schemas = [...description.schemas.values()].map(({ name, node }): ApiSchema => {
    const type = toType(description, node);
    return {
      name,
      description: (textOf(get(node, "description")) ?? "").trim(),
      type,
      caveats: caveatsOf(get(node, "x-uncertain")),
      refersTo: schemaNames(type),
    };
  });
  return schemas.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names of the shared schemas in a type, sorted, each once. */
export function schemaNames(type: ApiType): string[] {
  const names = new Set<string>();
  const visit = ({ schema, fields = [], items, values, variants = [] }: ApiType): void => {
    if (schema !== undefined) {
      names.add(schema);
    }
    const inner = [...fields.map((field) => field.type), items, values, ...variants.map((variant) => variant.type)];
    inner.forEach((part) => {
      if (part !== undefined) {
        visit(part);
      }
    });
  };
  visit(type);
  return [...names].sort();
}
