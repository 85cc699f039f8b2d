import type { Place } from "../../issues";
import type { Checked } from "../checkDescription";
import { get, itemsOf, textOf, toJson } from "../Located";
import { allFiles, walk } from "../walk";

/** Parameters that stand twice in one list, of which one would be without effect, and values of an `enum` that do. */
export function checkDuplicates({ description }: Checked): void {
  walk(description, allFiles(description), (shape, node) => {
    const seen = new Set<string>();
    const once = (key: string, at: Place, what: string): void => {
      if (seen.has(key)) {
        description.report({ ...at, rule: "api-shape", message: `${what} stands twice in this list`, fix: "keep one" });
      }
      seen.add(key);
    };
    if (shape === "operation" || shape === "pathItem") {
      for (const item of itemsOf(get(node, "parameters"))) {
        const parameter = description.resolve(item) ?? undefined;
        const name = textOf(get(parameter, "name"));
        const location = textOf(get(parameter, "in"));
        if (name !== undefined && location !== undefined) {
          const key = location === "header" ? name.toLowerCase() : name;
          once(`${location} ${key}`, item.at, `the ${location} parameter \`${name}\``);
        }
      }
    }
    if (shape === "schema") {
      for (const item of itemsOf(get(node, "enum"))) {
        const key = JSON.stringify(toJson(item));
        once(key, item.at, `the value \`${key}\``);
      }
    }
  });
}
