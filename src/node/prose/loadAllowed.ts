import { readYaml } from "../config/readYaml";
import type { Issue, Place } from "../issues";
import { allowedSchema } from "./allowedSchema";
import type { Allowed } from "./allowedSchema";

export interface LoadedAllowed {
  readonly allowed: Allowed;
  readonly locate: (path: readonly PropertyKey[]) => Place;
  readonly issues: readonly Issue[];
}

/** Reads `allowed.yaml`; `text` is null for a site without one. A faulty file allows nothing. */
export function loadAllowed(file: string, text: string | null): LoadedAllowed {
  if (text === null) {
    const start = { file, line: 1, column: 1 };
    return { allowed: { secrets: [], hosts: [] }, locate: () => start, issues: [] };
  }
  const { value, issues, locate } = readYaml({ file, text }, allowedSchema, "config-shape");
  return { allowed: value ?? { secrets: [], hosts: [] }, locate, issues };
}

/** Entries that nothing needs any more: what they would let pass one day, nobody has looked at. */
export function unusedAllowances(
  { allowed, locate }: LoadedAllowed,
  used: { readonly secrets: ReadonlySet<string>; readonly hosts: ReadonlySet<string> },
): Issue[] {
  const issue = (path: readonly PropertyKey[], what: string): Issue => ({
    ...locate(path),
    rule: "unused-allowance",
    message: `${what} is allowed, and stands nowhere in the content`,
    fix: "remove the entry",
  });
  return [
    ...allowed.secrets.flatMap(({ sha256 }, index) =>
      used.secrets.has(sha256) ? [] : [issue(["secrets", index, "sha256"], `the secret \`${sha256.slice(0, 8)}…\``)],
    ),
    ...allowed.hosts.flatMap(({ host }, index) =>
      used.hosts.has(host) ? [] : [issue(["hosts", index, "host"], `the host \`${host}\``)],
    ),
  ];
}
