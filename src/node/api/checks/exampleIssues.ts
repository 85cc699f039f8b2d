import type { ErrorObject } from "ajv";

import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { entriesOf, get, itemsOf, keyPlace, toJson } from "../Located";
import type { Located } from "../Located";
import type { Description } from "../readDescription";
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
  for (const fault of telling(verdict.faults)) {
    const { node, at } = find(example, fault);
    const place = JSON.stringify([at, fault.keyword]);
    if (said.has(place)) {
      continue;
    }
    said.add(place);
    const path = fault.instancePath.slice(1).split("/").map(unescape).join(".");
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

/**
 * The faults that say most. Of a value that fits none of several forms every form has its own; what stands deepest
 * belongs to the form that comes closest.
 */
function telling(faults: readonly ErrorObject[]): readonly ErrorObject[] {
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split("/").length;
  const isForm = ({ keyword }: ErrorObject): boolean => keyword === "oneOf" || keyword === "anyOf";
  const forms = faults.filter(isForm);
  const plain = faults.filter((fault) => !isForm(fault) && !forms.some((form) => isInside(fault, form)));
  const closest = forms.map((form) => {
    const inside = faults.filter((fault) => !isForm(fault) && isInside(fault, form));
    const deepest = [...inside].sort((a, b) => depth(b) - depth(a))[0];
    return deepest !== undefined && depth(deepest) > depth(form) ? deepest : form;
  });
  return [...new Set([...plain, ...closest])].slice(0, 5);
}

/** Whether a fault was found while one of the forms was tried. */
function isInside(fault: ErrorObject, form: ErrorObject): boolean {
  return (
    fault !== form &&
    fault.instancePath.startsWith(form.instancePath) &&
    (fault.schemaPath.startsWith(`${form.schemaPath}/`) || !fault.schemaPath.startsWith("#/properties"))
  );
}

function find(example: Located, fault: ErrorObject): { node: Located | undefined; at: Located["at"] } {
  let node = example;
  for (const part of fault.instancePath.split("/").slice(1).map(unescape)) {
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

const unescape = (part: string): string => part.replace(/~1/g, "/").replace(/~0/g, "~");
const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
