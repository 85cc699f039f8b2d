import type { Place } from "../../issues";
import type { Checked } from "../checkDescription";

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
    if (id !== "" && !/^[A-Za-z][A-Za-z0-9]*$/.test(id)) {
      const message = `\`${id}\` is no id for a call`;
      description.report({ ...at, rule: "api-call", message, fix: "use letters and digits: `issueVoucher`" });
    }
  };
  for (const { call, operation, node, idAt } of calls) {
    // A missing id is said of where it is missing.
    if (call.id !== "") {
      take(call.id, idAt);
    }
    if (operation !== node && !operations.has(operation) && call.operationId !== "") {
      operations.add(operation);
      const entry = operation.kind === "map" ? operation.entries.get("operationId") : undefined;
      take(call.operationId, entry?.value.at ?? operation.at);
    }
  }
}
