import type { ApiField } from "../../shared/contracts/ApiModel";
import { caveatsOf } from "./caveats";
import { entriesOf, get, isTrue, itemsOf, textOf, toJson } from "./Located";
import type { Located } from "./Located";
import type { Description } from "./readDescription";
import { valueOfExample } from "./toBody";
import { toField } from "./toType";

export type ParameterLocation = "path" | "query" | "header";

/** A parameter as the description has it, its reference followed. */
export interface ParameterSource {
  readonly name: string;
  readonly location: string;
  readonly node: Located;
}

/** Parameters of an operation: those of its path first, each replaced by the operation's own of the same name. */
export function parameterSources(
  description: Description,
  pathItem: Located | undefined,
  operation: Located,
): ParameterSource[] {
  const sources = new Map<string, ParameterSource>();
  for (const item of [...itemsOf(get(pathItem, "parameters")), ...itemsOf(get(operation, "parameters"))]) {
    const node = description.resolve(item);
    const name = textOf(get(node ?? undefined, "name"));
    const location = textOf(get(node ?? undefined, "in"));
    if (node !== null && name !== undefined && location !== undefined) {
      sources.set(`${location} ${name}`, { name, location, node });
    }
  }
  return [...sources.values()];
}

/** Parameters of one location as fields. What a parameter says goes before what its schema says. */
export function toParameters(
  description: Description,
  sources: readonly ParameterSource[],
  location: ParameterLocation,
): ApiField[] {
  return sources
    .filter((source) => source.location === location)
    .map(({ name, node }): ApiField => {
      const schema = get(node, "schema") ?? { kind: "map", entries: new Map(), at: node.at };
      const required = location === "path" || isTrue(get(node, "required"));
      const field = toField(description, { name, node: schema, keyAt: node.at, required });
      const example = exampleOf(description, node);
      const unit = textOf(get(node, "x-unit"));
      const conditional = !required && textOf(get(node, "x-presence")) === "conditional";
      return {
        ...field,
        description: textOf(get(node, "description"))?.trim() ?? field.description,
        ...(conditional ? { presence: "conditional" } : {}),
        ...(example === undefined ? {} : { example: toJson(example) }),
        ...(unit === undefined ? {} : { unit }),
        ...(isTrue(get(node, "deprecated")) ? { deprecated: true } : {}),
        caveats: [...caveatsOf(get(node, "x-uncertain")), ...field.caveats],
      };
    });
}

/** `example` of a parameter, or the value of the first of its `examples`. */
export function exampleOf(description: Description, parameter: Located): Located | undefined {
  const [first] = [...entriesOf(get(parameter, "examples")).values()];
  return get(parameter, "example") ?? valueOfExample(description, first);
}
