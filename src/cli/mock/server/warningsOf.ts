import type { CheckedCall } from "../../../node/api";
import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { likelyMeant } from "../../../shared/likelyMeant";
import { placeholdersIn } from "./placeholders";
import type { Target } from "./readTarget";

/** A body of nothing but mistakes isn't listed as a whole. */
const SHOWN = 8;

/** What a request that is answered has that its sender hardly meant. The real API may well take it: nothing is published. */
export function warningsOf(checked: CheckedCall, body: JsonValue | undefined, target: Target | null): string[] {
  const queryNames = checked.parameters.filter(({ location }) => location === "query").map(({ name }) => name);
  const inQuery =
    target === null
      ? []
      : unknownQueryNames(checked, target).map((name) => unknown(`query.${name}`, likelyMeant(name, queryNames)));
  const inBody =
    body === undefined ? [] : checked.unknownFields(body).map(({ path, near }) => unknown(`body.${path}`, near));
  const query =
    target === null ? {} : Object.fromEntries([...target.query].map(([name, values]) => [name, [...values]]));
  const unfilled = placeholdersIn({ query, body: body ?? null }).map(
    ({ path, text }) => `${path.replace(/^(query\..*)\.0$/, "$1")} is ${text}, a placeholder: put your own value there`,
  );
  const all = [...inQuery, ...inBody, ...unfilled];
  return all.length > SHOWN ? [...all.slice(0, SHOWN), `and ${all.length - SHOWN} more`] : all;
}

/** Names in the query string that the call doesn't have: not refused, as nothing is published on them, but told. */
function unknownQueryNames({ parameters }: CheckedCall, { query }: Target): string[] {
  const known = new Set(parameters.filter(({ location }) => location === "query").map(({ name }) => name));
  return [...query.keys()].filter((name) => !known.has(name));
}

/** What a request is refused for, and what else its sender hardly meant: often that is why. */
export const withHints = (faults: string, warnings: readonly string[]): string =>
  warnings.length === 0
    ? faults
    : `${faults} Also: ${warnings.map((warning) => (warning.endsWith("?") ? warning : `${warning}.`)).join(" ")}`;

const unknown = (path: string, near: string | undefined): string =>
  `${path} is not described, so it is ignored here${near === undefined ? "" : `; did you mean ${near}?`}`;

/** Header of an answer that carries warnings. */
export const WARNING_HEADER = "X-Mock-Warning";

/** Warnings as the value of a header: in ASCII, and not longer than clients take. */
export function warningHeader(warnings: readonly string[]): Readonly<Record<string, string>> {
  return warnings.length === 0
    ? {}
    : {
        [WARNING_HEADER]: warnings
          .join(" | ")
          .replace(/[^ -~]/g, "?")
          .slice(0, 2000),
      };
}
