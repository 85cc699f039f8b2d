import { nearest } from "../../../shared/nearest";
import type { Checked } from "../checkDescription";
import { get, isTrue } from "../Located";

/** The `{names}` of a path and its declared parameters are the same; none is optional. */
export function checkPathParameters({ calls, description }: Checked): void {
  const { report } = description;
  for (const { call, parameters, pathAt } of calls) {
    if (call.kind !== "operation") {
      continue;
    }
    const declared = parameters.filter(({ location }) => location === "path");
    const names = declared.map(({ name }) => name);
    const inPath = [...call.path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
    for (const name of inPath.filter((candidate) => !names.includes(candidate))) {
      const message = `\`{${name}}\` in the path of \`${call.id}\` is not described`;
      const fix = "add a parameter with this name and `in: path`";
      report({ ...pathAt, rule: "api-call", message, known: nearest(name, names), fix });
    }
    for (const { name, node } of declared) {
      const { at } = get(node, "name") ?? node;
      if (!inPath.includes(name)) {
        const message = `the path parameter \`${name}\` is not in \`${call.path}\``;
        report({ ...at, rule: "api-call", message, known: nearest(name, inPath), fix: "rename or remove it" });
      } else if (!isTrue(get(node, "required"))) {
        const message = `the path parameter \`${name}\` is not \`required\``;
        report({ ...at, rule: "api-call", message, fix: "add `required: true`, as OpenAPI asks for" });
      }
    }
  }
}
