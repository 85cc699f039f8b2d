import type { IncomingMessage } from "node:http";

import type { CheckedCall } from "../../../node/api";
import { describeFaults } from "./describeFaults";
import { headerOf } from "./checkHeaders";
import type { CheckedRequest } from "./ApiServer";
import { MockError } from "./MockError";
import { isPlaceholder } from "./placeholders";
import type { Route } from "./Routes";
import type { Target } from "./readTarget";
import { warningsOf, withHints } from "./warningsOf";

/** What is wrong with the path, the query and the headers of a request, for a call; empty: nothing. */
export function parameterFaults(
  { parameters }: CheckedCall,
  request: IncomingMessage,
  target: Target,
  { path }: Route,
): string {
  return parameters
    .map((parameter) => {
      const { name, location, required, isList } = parameter;
      const texts = textsOf(parameter, request, target, path);
      const subject = `The ${location} parameter \`${name}\``;
      if (texts.length === 0) {
        return required ? `${subject} is missing.` : "";
      }
      if (texts.length > 1 && !isList) {
        return `${subject} stands ${texts.length} times.`;
      }
      return describeFaults(
        subject,
        parameter.check(texts).map((fault) => ({ ...fault, path: "" })),
      );
    })
    .filter((text) => text !== "")
    .join(" ");
}

function textsOf(
  { name, location }: CheckedCall["parameters"][number],
  request: IncomingMessage,
  { query }: Target,
  path: ReadonlyMap<string, string>,
): readonly string[] {
  const one = location === "path" ? path.get(name) : location === "header" ? headerOf(request, name) : undefined;
  return location === "query" ? (query.get(name) ?? []) : one === undefined ? [] : [one];
}

/** Refuses a request whose parameters don't fit the call. */
export function checkParameters(
  { checked, body }: CheckedRequest,
  request: IncomingMessage,
  target: Target,
  route: Route,
): void {
  const faults = parameterFaults(checked, request, target, route);
  if (faults !== "") {
    throw new MockError("INVALID_PARAMETER", withHints(faults, warningsOf(checked, body, target)));
  }
}

/** Refuses a path whose parameter was never filled in. cURL takes `{id}` for a choice and sends `id`. */
export function requireFilledPath({ path }: Route): void {
  for (const [name, value] of path) {
    if (value === name || isPlaceholder(value)) {
      throw new MockError(
        "INVALID_PARAMETER",
        `The path parameter \`${name}\` is \`${value}\`, a placeholder. Put your own value there.`,
      );
    }
  }
}
