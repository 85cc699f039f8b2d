import type { IncomingMessage } from "node:http";

import { nearest } from "../../../shared/nearest";
import type { SentCall } from "../webhooks/echoCall";
import { ApiServer } from "./ApiServer";
import type { MockSource } from "./Mock";
import type { MockAnswer } from "./MockAnswer";
import { MockError } from "./MockError";
import { OAuthServer } from "./OAuthServer";
import { readTarget } from "./readTarget";
import { Routes } from "./Routes";
import { successAnswer } from "./successAnswer";
import { Tokens } from "./Tokens";
import { warningHeader, warningsOf } from "./warningsOf";

/** An answer with what the terminal says of it. */
export interface Answered {
  readonly answer: MockAnswer;
  /** The call that succeeded, as it was sent. */
  readonly call: SentCall | null;
  readonly note: string;
}

/** The calls of the description as a function from requests to answers. It throws a MockError for what is refused. */
export function answererOf({ checks, credentials, applicationKey, now, samples, origins }: MockSource) {
  const routes = new Routes(checks.operations);
  const tokens = new Tokens(now);
  const api = new ApiServer(tokens, applicationKey, now, origins);
  const oauth = new OAuthServer(tokens, credentials);

  return async (request: IncomingMessage): Promise<Answered> => {
    const target = readTarget(request);
    const { method = "" } = request;
    const sample = target.path.startsWith("/samples/") ? samples().get(target.path) : undefined;
    if (method === "GET" && sample !== undefined) {
      const headers = { "Content-Type": "text/plain; charset=utf-8" };
      return { answer: { status: 200, headers, body: sample }, call: null, note: "sample program" };
    }
    if (method === "GET" && target.path.startsWith("/samples/")) {
      throw unknownSample(target.path, [...samples().keys()]);
    }
    const route = routes.find(method, target.path);
    const [{ call: first }] = route.calls;
    switch (first.auth) {
      case "signed": {
        const { checked, body, answer } = await api.answer(request, target, route);
        return withWarnings({ call: checked.call, body, path: route.path }, answer, warningsOf(checked, body, target));
      }
      case "basic": {
        const { checked, body, answer } = await oauth.answerBasic(request, route);
        return withWarnings({ call: checked.call, body, path: route.path }, answer, warningsOf(checked, body, null));
      }
      case "none": {
        const isConsent = first.operationId === "requestConsent";
        const answer = isConsent ? oauth.answerConsent(request, target, route).answer : successAnswer(first);
        return { answer, call: { call: first, body: undefined, path: route.path }, note: first.id };
      }
      case "callback":
      case "apiKey":
        throw new MockError(
          "MOCK_NOT_PLAYED",
          `How ${first.id} is authorized is not described: this mock can't play it.`,
        );
    }
  };
}

/** Warnings stand in the terminal, and in a header: the body stays what the page documents. */
function withWarnings(call: SentCall, answer: MockAnswer, warnings: readonly string[]): Answered {
  const note = [call.call.id, ...warnings.map((warning) => `warning: ${warning}`)].join("; ");
  return { call, note, answer: { ...answer, headers: { ...answer.headers, ...warningHeader(warnings) } } };
}

function unknownSample(path: string, known: readonly string[]): MockError {
  const near = nearest(path, known, 3);
  const hint = near.length === 0 ? "" : ` Near to it: ${near.join(", ")}.`;
  return new MockError(
    "API_ENDPOINT_NOT_FOUND",
    `There is no sample program ${path}: its name is the id of a call, with .sh, .mjs, .py, .php, .java, .go or .cs.${hint}`,
  );
}
