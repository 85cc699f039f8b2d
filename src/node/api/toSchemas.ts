import type { ApiCall, ApiSchema } from "../../shared/contracts/ApiModel";
import { caveatsOf } from "./caveats";
import { get, textOf } from "./Located";
import type { Description } from "./readDescription";
import { isSharedFile } from "./toBody";
import { schemaNames, schemasOfCall } from "./schemasOfCall";
import { toType } from "./toType";

/** The schemas that are shared, or that something names, sorted by name. `calls` are those of the description. */
export function toSchemas(description: Description, calls: readonly ApiCall[]): ApiSchema[] {
  const all = [...description.schemas.values()].map(({ name, node }): ApiSchema => {
    const type = toType(description, node);
    return {
      name,
      description: (textOf(get(node, "description")) ?? "").trim(),
      type,
      caveats: caveatsOf(get(node, "x-uncertain")),
      refersTo: schemaNames(type),
    };
  });
  const byName = new Map(all.map((schema) => [schema.name, schema]));
  const named = new Set(calls.flatMap((call) => schemasOfCall(call, byName)));
  const schemas = all.filter(({ name }) => {
    const file = description.schemas.get(name)?.keyAt.file ?? "";
    return named.has(name) || isSharedFile(file);
  });
  return schemas.sort((a, b) => (a.name < b.name ? -1 : 1));
}
