import type { ApiCall } from "../../../shared/contracts/ApiModel";

/** Name of the host that gives out tokens, as `content/site.yaml` has it. */
export const TOKEN_HOST = "oauth";
/** Where programs of signed calls get their token, by POST: every language writes it. */
export const TOKEN_PATH = "/v1/token";

/** The calls at the address where the call's programs get their token; none where they need no token. */
export function tokenCallsOf(call: ApiCall, calls: readonly ApiCall[]): readonly ApiCall[] {
  if (call.kind !== "operation" || call.auth !== "signed") return [];
  return calls.filter(
    ({ kind, host, method, path }) =>
      kind === "operation" && host === TOKEN_HOST && path === TOKEN_PATH && method.toLowerCase() === "post",
  );
}
