import { callAnchor } from "../../../shared/apiAnchors";
import type { Place } from "../../issues";
import type { Checked } from "../checkDescription";
import type { Description } from "../readDescription";
import type { BuiltCall } from "../toCalls";

/**
 * Ids of calls and operations: each once, and such that anchors and file names can be made of them. Two that differ
 * in case alone are one file on some computers.
 */
export function checkCallIds({ calls, description }: Checked): void {
  const taken = new Map<string, Place>();
  const operations = new Set<unknown>();
  const take = (id: string, at: Place): void => {
    const key = id.toLowerCase();
    const twin = taken.get(key);
    if (twin !== undefined) {
      const message = `the id \`${id}\` is taken: ${twin.file}:${String(twin.line)}`;
      description.report({ ...at, rule: "api-call", message, fix: "give each call and operation an id of its own" });
    } else {
      taken.set(key, at);
    }
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(id)) {
      const message = `\`${id}\` is no id for a call`;
      description.report({ ...at, rule: "api-call", message, fix: "use letters and digits: `issueVoucher`" });
    }
  };
  checkAnchors(calls, description);
  for (const { call, operation, node, idAt } of calls) {
    // A missing id is said of where it is missing. That of an interaction is a key, which is always there.
    if (call.id !== "" || (call.kind !== "operation" && call.kind !== "webhook")) {
      take(call.id, idAt);
    }
    if (operation !== node && !operations.has(operation) && call.operationId !== "") {
      operations.add(operation);
      const entry = operation.kind === "map" ? operation.entries.get("operationId") : undefined;
      take(call.operationId, entry?.value.at ?? operation.at);
    }
  }
}

/** Ends of the anchors that the parts of a call have on its page. */
const PARTS = ["authorization", "path", "query", "header", "body", "response", "errors", "webhooks", "related"];

/** No call has the anchor of another call's part: links to one would lead to the other. */
function checkAnchors(calls: readonly BuiltCall[], { report }: Description): void {
  const parts = new Map<string, { readonly id: string; readonly part: string }>(
    calls.flatMap(({ call }) =>
      PARTS.map((part) => [`${call.page}#${callAnchor(call.id)}-${part}`, { id: call.id, part }] as const),
    ),
  );
  for (const { call, idAt } of calls) {
    const owner = call.id === "" ? undefined : parts.get(`${call.page}#${callAnchor(call.id)}`);
    if (owner !== undefined && owner.id !== "") {
      const anchor = callAnchor(call.id);
      const message = `the anchor \`#${anchor}\` of \`${call.id}\` is that of the part \`${owner.part}\` of \`${owner.id}\``;
      report({ ...idAt, rule: "api-call", message, fix: "give the call another id, or another page" });
    }
  }
}
