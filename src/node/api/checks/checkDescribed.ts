import { nearest } from "../../../shared/nearest";
import type { Checked } from "../checkDescription";
import { entriesOf, get, itemsOf, textOf, toJson } from "../Located";
import type { Located } from "../Located";
import type { Description } from "../readDescription";
import { keyword, partsOf } from "../schemaParts";
import { enumKey } from "../toType";
import { allFiles, walk } from "../walk";

/** Every call, schema, field, parameter and enum value says what it is. */
export function checkDescribed({ calls, description }: Checked): void {
  const { report } = description;
  const needs = (node: Located, at: Located["at"], what: string): void => {
    if (!isDescribed(description, node)) {
      report({ ...at, rule: "api-description", message: `${what} has no description`, fix: "add `description: …`" });
    }
  };
  for (const { call, node, idAt } of calls) {
    needs(node, idAt, `the call \`${call.id}\``);
  }
  for (const { name, node, keyAt } of description.schemas.values()) {
    needs(node, keyAt, `the schema \`${name}\``);
  }
  walk(description, allFiles(description), (shape, node) => {
    if (shape === "parameter") {
      const resolved = description.resolve(node);
      const schema = get(resolved ?? undefined, "schema");
      if (resolved !== null && (schema === undefined || !isDescribed(description, schema))) {
        needs(resolved, resolved.at, `the parameter \`${textOf(get(resolved, "name")) ?? ""}\``);
      }
    }
    if (shape === "schema") {
      for (const [name, { keyAt, value }] of entriesOf(get(node, "properties"))) {
        needs(value, keyAt, `the field \`${name}\``);
      }
      checkEnum(description, node);
    }
  });
}

function isDescribed(description: Description, node: Located): boolean {
  const text = textOf(keyword(partsOf(description, node), "description"));
  return text !== undefined && text.trim() !== "";
}

function checkEnum({ report }: Description, node: Located): void {
  const values = itemsOf(get(node, "enum"));
  const descriptions = entriesOf(get(node, "x-enumDescriptions"));
  const keys = values.map((value) => enumKey(toJson(value)));
  for (const [index, value] of values.entries()) {
    const key = keys[index] ?? "";
    if ((textOf(descriptions.get(key)?.value) ?? "").trim() === "") {
      report({
        ...value.at,
        rule: "api-description",
        message: `the value \`${key}\` has no description`,
        fix: "add it under `x-enumDescriptions`",
      });
    }
  }
  for (const [key, { keyAt }] of descriptions) {
    if (!keys.includes(key)) {
      report({
        ...keyAt,
        rule: "api-description",
        message: `\`${key}\` is described and no value of the enumeration`,
        known: nearest(key, keys),
        fix: "correct the value, or remove its description",
      });
    }
  }
}
