import type { ApiBody, ApiCall } from "../../shared/contracts/ApiModel";
import { compareFields } from "./compareFields";
import { count } from "./Difference";
import type { Counts, Difference } from "./Difference";
import type { FactCall, FactField, FactPage, Facts } from "./Facts";
import { flatFields } from "./flatFields";

/** Compares every call of the facts with the call of the description that documents it. */
export function compareCalls(facts: Facts, calls: readonly ApiCall[], counts: Counts): Difference[] {
  const left = new Set(calls);
  const differences: Difference[] = [];
  for (const page of facts.pages) {
    for (const fact of page.endpoints ?? []) {
      count(counts, "calls");
      const place = `${page.id}: ${fact.name}`;
      const call = [...left].find((candidate) => candidate.page === docId(page) && isSame(candidate, fact));
      if (call !== undefined) {
        left.delete(call);
        differences.push(...compareCall(call, fact, counts));
        continue;
      }
      const twin = calls.find((candidate) => isSame(candidate, fact) && hasSameValues(candidate, fact));
      differences.push({
        kind: "missing",
        what: "call",
        at: place,
        detail: twin === undefined ? `${fact.method} ${fact.path}` : `documented as ${twin.id} on ${twin.page}`,
      });
    }
  }
  for (const call of left) {
    differences.push({ kind: "extra", what: "call", at: call.id, detail: `${call.method} ${call.path}` });
  }
  return differences;
}

/** Two routes are written with a remark in the facts: `loyalty-members/ (index)`. */
export const docId = (page: FactPage): string => (page.specName ?? page.id).replace(/\/? \(index\)$/, "");

const INTERACTIONS: Readonly<Record<string, ApiCall["kind"]>> = { INTENT: "intent", MESSAGE: "message" };

function isSame(call: ApiCall, fact: FactCall): boolean {
  if (fact.auth === "callback") {
    return call.kind === "webhook";
  }
  if (fact.path.startsWith("https:")) {
    return call.kind === "sdk";
  }
  const kind = INTERACTIONS[fact.method] ?? (fact.path === "{redirectUrl}" ? "redirect" : "operation");
  const isAddressed = call.kind === "operation" || call.kind === "redirect";
  return call.kind === kind && (!isAddressed || (call.method === fact.method && call.path === fact.path));
}

/** Whether the values that tell calls of one address apart are the same. */
function hasSameValues(call: ApiCall, fact: FactCall): boolean {
  const fields = flatFields(call.request?.type.fields ?? []);
  return (fact.bodyParams ?? []).every(
    ({ name, enum: values }) =>
      values?.length !== 1 ||
      fields.some(({ path, type }) => path === name && type.enum?.some(({ value }) => value === values[0]) === true),
  );
}

function compareCall(call: ApiCall, fact: FactCall, counts: Counts): Difference[] {
  const parameters = (where: string, facts: readonly FactField[] | undefined, described: ApiCall["pathParameters"]) =>
    compareFields(`${call.id} ${where}`, facts ?? [], flatFields(described), counts);
  const isInQuery = call.kind === "redirect";
  return [
    ...compareAuthorization(call, fact),
    ...parameters("path", fact.pathParams, call.pathParameters),
    ...(isInQuery ? [] : parameters("query", fact.queryParams, call.queryParameters)),
    ...compareBody(`${call.id} body`, isInQuery ? fact.queryParams : fact.bodyParams, call.request, counts),
    ...compareBody(
      `${call.id} response`,
      // The failure body is one shared schema instead of a field in every answer.
      fact.responseFields?.filter((field) => !(field.name === "error" && field.schema === "Error")),
      call.response,
      counts,
    ),
    ...(fact.responseFields?.some((field) => field.name === "error" && field.schema === "Error") === true &&
    call.response?.failure === undefined
      ? [{ kind: "missing", what: "field", at: `${call.id} response error`, detail: "Error" } as const]
      : []),
  ];
}

function compareBody(
  at: string,
  facts: readonly FactField[] | undefined,
  body: ApiBody | null,
  counts: Counts,
): Difference[] {
  const root = facts?.find(({ name }) => name === "(root)");
  if (root === undefined) {
    return compareFields(at, facts ?? [], flatFields(body?.type.fields ?? []), counts);
  }
  count(counts, "fields");
  const { type } = body ?? {};
  const isShared = type?.schema === root.schema || (facts ?? []).length > 1;
  return isShared
    ? []
    : [{ kind: "different", what: "field", at: `${at} (root)`, detail: `${String(root.schema)} in the facts` }];
}

function compareAuthorization(call: ApiCall, fact: FactCall): Difference[] {
  const differences: Difference[] = [];
  const differ = (what: Difference["what"], detail: string): void => {
    differences.push({ kind: "different", what, at: call.id, detail });
  };
  const auth = fact.auth.startsWith("apiKey") ? "apiKey" : (fact.auth.split(" ")[0] ?? "");
  if (auth !== call.auth) {
    differ("authorization", `${fact.auth} in the facts, ${call.auth} in the description`);
  }
  const known: readonly string[] = fact.scope?.match(/\b(?:manage|get)_\w+/g) ?? [];
  if (known.length !== call.scopes.length || !call.scopes.every((scope) => known.includes(scope))) {
    differ("scope", `${fact.scope ?? "none"} in the facts, ${call.scopes.join(", ") || "none"} in the description`);
  }
  if (call.kind === "operation" && (fact.host ?? "api") !== call.host) {
    differ("call", `host ${fact.host ?? "api"} in the facts`);
  }
  return differences;
}
