import type { ApiType } from "../../shared/contracts/ApiModel";
import { get, itemsOf, textOf } from "./Located";
import type { Located } from "./Located";
import type { Description } from "./readDescription";
import { keyword, partsOf, propertiesOf } from "./schemaParts";

/**
 * What readers call the forms of a `oneOf`, each once: the form's `title`, else the constant that tells it from the
 * others, else the name of its schema, else its type.
 */
export function titlesOf(description: Description, nodes: readonly Located[], types: readonly ApiType[]): string[] {
  const constants = nodes.map((node) => constantsOf(description, node));
  const discriminator = [...(constants[0]?.keys() ?? [])].find((name) => {
    const values = constants.map((map) => map.get(name));
    return !values.includes(undefined) && new Set(values).size === values.length;
  });
  const seen = new Map<string, number>();
  return nodes.map((node, index) => {
    const constant = discriminator === undefined ? undefined : constants[index]?.get(discriminator);
    const type = types[index];
    const title = titleOf(description, node) ?? constant ?? type?.schema ?? type?.label ?? "any";
    const before = seen.get(title) ?? 0;
    seen.set(title, before + 1);
    return before === 0 ? title : `${title} (${String(before + 1)})`;
  });
}

function titleOf(description: Description, node: Located): string | undefined {
  const target = description.resolve(node);
  return textOf(get(node, "title")) ?? textOf(get(target ?? undefined, "title"));
}

/** Texts that fields of the form always have. */
function constantsOf(description: Description, node: Located): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  for (const [name, property] of propertiesOf(partsOf(description, node))) {
    const parts = partsOf(description, property.node);
    const values = itemsOf(keyword(parts, "enum"));
    const value = keyword(parts, "const") ?? (values.length === 1 ? values[0] : undefined);
    if (value?.kind === "scalar" && value.value !== null) {
      constants.set(name, String(value.value));
    }
  }
  return constants;
}
