import type { IncomingMessage } from "node:http";

import { PracticeError, runPractice } from "../webhooks/runPractice";
import type { PracticeOptions } from "../webhooks/runPractice";
import type { Answered } from "./answerRequest";
import { jsonAnswer } from "./MockAnswer";
import { MockError } from "./MockError";
import { readTarget } from "./readTarget";

/** Where `npm run mock -- --send` asks a running mock to send webhooks: it has the key that receivers verify with. */
export const WEBHOOKS_PATH = "/mock/webhooks";

/**
 * Answers the mock's own address; null for any other. `receiver` is where webhooks go unless a request says otherwise.
 * A page in a browser can't ask: it would send the header Origin.
 */
export async function answerOwn(
  request: IncomingMessage,
  practice: PracticeOptions,
  receiver: string | null,
): Promise<Answered | null> {
  const target = readTarget(request);
  if (target.path !== WEBHOOKS_PATH) {
    return null;
  }
  const value = (name: string): string | undefined => target.query.get(name)?.[0];
  if (request.method !== "POST" || request.headers.origin !== undefined) {
    throw new MockError("MOCK_WEBHOOK", `${WEBHOOKS_PATH} takes POST, and none from pages in browsers.`);
  }
  const [id, to] = [value("id") ?? "all", value("to") ?? receiver];
  if (to === null) {
    throw new MockError("MOCK_WEBHOOK", "Where to is not said: add --to http://localhost:8080/notify.");
  }
  try {
    const { good, text } = await runPractice(practice, { id, to, isTampered: value("tampered") === "true" });
    return { answer: jsonAnswer(200, { good, text }), call: null, note: `webhook ${id} to ${to}` };
  } catch (error) {
    throw error instanceof PracticeError ? new MockError("MOCK_WEBHOOK", error.message) : error;
  }
}
