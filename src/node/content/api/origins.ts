import type { OriginView } from "../../../blocks/operation/OperationEndpoint";
import type { ExpressionScope } from "../CompileInputs";

const ENVIRONMENTS = [
  { value: "sandbox", label: "Sandbox" },
  { value: "production", label: "Production" },
] as const;

/** Where a call goes, by environment: the sandbox first, where every integration starts. */
export function operationOrigins(host: string | null, hosts: ExpressionScope[string] | undefined): OriginView[] {
  const set = host !== null && typeof hosts === "object" && Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  if (typeof set !== "object") {
    return [];
  }
  return ENVIRONMENTS.flatMap(({ value, label }) => {
    const origin = set[value];
    return typeof origin === "string" ? [{ value, label, origin }] : [];
  });
}
