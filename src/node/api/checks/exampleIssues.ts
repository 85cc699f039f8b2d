import type { ErrorObject } from "ajv";

import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { entriesOf, get, itemsOf, keyPlace, toJson } from "../Located";
import type { Located } from "../Located";
import type { Description } from "../readDescription";
import { pointerParts, tellingFaults } from "../tellingFaults";
import type { Verdict } from "../validator";

/** What examples are judged by. */
export interface Judge {
  readonly description: Description;
  /** Whether no schema is known to be faulty. */
  readonly sound: boolean;
  /** Places of which something has been said. */
  readonly said: Set<string>;
  readonly validate: (schema: Located, value: JsonValue) => Verdict;
}

/** Reports what is wrong with an example, each fault at the value that is at fault. */
export function exampleIssues(
  { description, sound, said, validate }: Judge,
  schema: Located | undefined,
  example: Located | undefined,
  what: string,
): void {
  if (schema === undefined || example === undefined) {
    return;
  }
  const verdict = validate(schema, toJson(example));
  if (verdict.schemaFault !== undefined) {
    if (sound) {
      const message = `the schema can't be used: ${verdict.schemaFault}`;
      description.report({ ...schema.at, rule: "api-shape", message, fix: "correct the keyword that it names" });
    }
    return;
  }
  for (const fault of tellingFaults(verdict.faults)) {
    const { node, at } = find(example, fault);
    const place = JSON.stringify([at, fault.keyword]);
    if (said.has(place)) {
      continue;
    }
    said.add(place);
    const path = pointerParts(fault.instancePath).join(".");
    const subject = path === "" ? what : `\`${path}\` of ${what}`;
    const shown = node === undefined ? "" : shorten(JSON.stringify(toJson(node)));
    const allowed: unknown = fault.params["allowedValues"];
    description.report({
      ...at,
      rule: "api-example",
      message: `${subject}${shown === "" ? "" : ` is ${shown}:`} ${fault.message ?? "it doesn't fit"}`,
      ...(Array.isArray(allowed) ? { known: allowed.map((value) => JSON.stringify(value)) } : {}),
      fix: "correct the example, or the schema where the example is right",
    });
  }
}

function find(example: Located, fault: ErrorObject): { node: Located | undefined; at: Located["at"] } {
  let node = example;
  for (const part of pointerParts(fault.instancePath)) {
    const next = node.kind === "list" ? itemsOf(node)[Number(part)] : get(node, part);
    if (next === undefined) {
      return { node: undefined, at: node.at };
    }
    node = next;
  }
  const extra: unknown = fault.params["additionalProperty"] ?? fault.params["unevaluatedProperty"];
  if (typeof extra === "string" && entriesOf(node).has(extra)) {
    return { node: undefined, at: keyPlace(node, extra) };
  }
  return { node: node.kind === "scalar" ? node : undefined, at: node.at };
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
