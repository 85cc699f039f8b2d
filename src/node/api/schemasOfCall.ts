import type { ApiCall, ApiSchema, ApiType } from "../../shared/contracts/ApiModel";

/** Names of all schemas that a call shows, however deep, sorted. */
export function schemasOfCall(call: ApiCall, schemas: ReadonlyMap<string, ApiSchema>): string[] {
  const { request, response, pathParameters, queryParameters, headerParameters } = call;
  const types = [
    ...[request, response].flatMap((body) => (body === null ? [] : [body.type])),
    ...[...pathParameters, ...queryParameters, ...headerParameters].map(({ type }) => type),
  ];
  const failures = response?.failure === undefined ? [] : [response.failure];
  return closureOf([...types.flatMap(schemaNames), ...failures], schemas);
}

/** The schemas of `names` and all that they refer to, sorted. */
export function closureOf(names: readonly string[], schemas: ReadonlyMap<string, ApiSchema>): string[] {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (!found.has(name)) {
      found.add(name);
      open.push(...(schemas.get(name)?.refersTo ?? []));
    }
  }
  return [...found].sort();
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
