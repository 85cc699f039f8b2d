import { nearest } from "../../../shared/nearest";
import type { Checked } from "../checkDescription";
import { entriesOf, get, itemsOf } from "../Located";
import type { Located } from "../Located";
import { refOf } from "../references";
import type { Description } from "../readDescription";
import { variantsOf } from "../schemaParts";
import { successResponse } from "../toCalls";

/** Calls that share an operation: their bodies are forms of its bodies, and its examples belong to one of them. */
export function checkSharedCalls({ calls, description }: Checked): void {
  for (const operation of new Set(calls.map((call) => call.operation))) {
    const entries = itemsOf(get(operation, "x-calls"));
    if (entries.length === 0) {
      continue;
    }
    const bodies = { request: get(operation, "requestBody"), response: successResponse(operation) };
    const ids = calls.filter((call) => call.operation === operation).map(({ call }) => call.id);
    for (const [kind, holder] of Object.entries(bodies)) {
      const media = [...entriesOf(get(resolved(description, holder), "content")).values()][0]?.value;
      for (const entry of entries) {
        checkMember(description, get(entry, kind), get(media, "schema"), kind);
      }
      for (const [name, { keyAt }] of entriesOf(get(media, "examples"))) {
        if (!ids.includes(name)) {
          description.report({
            ...keyAt,
            rule: "api-call",
            message: `the example \`${name}\` belongs to no call of this operation`,
            known: nearest(name, ids, ids.length),
            fix: "name it after the call that it is of",
          });
        }
      }
    }
  }
}

function checkMember(
  description: Description,
  own: Located | undefined,
  schema: Located | undefined,
  kind: string,
): void {
  if (own === undefined) {
    return;
  }
  const target = resolved(description, own);
  const whole = resolved(description, schema);
  // `allOf` beside the forms is what they have in common: a call may be described by that alone.
  const forms = whole === undefined ? [] : [...variantsOf([whole]).nodes, ...itemsOf(get(whole, "allOf"))];
  if (target === undefined || target === whole) {
    return;
  }
  if (!forms.some((form) => resolved(description, form) === target)) {
    description.report({
      ...own.at,
      rule: "api-call",
      message: `\`${refOf(own) ?? "this schema"}\` is no form of the operation's ${kind}`,
      known: forms.flatMap((form) => refOf(form) ?? []),
      fix: `refer to one of the members of its \`oneOf\`, or add it there`,
    });
  }
}

function resolved(description: Description, node: Located | undefined): Located | undefined {
  return node === undefined ? undefined : (description.resolve(node) ?? undefined);
}
