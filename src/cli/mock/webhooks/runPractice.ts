import type { ApiCall, JsonValue } from "../../../shared/contracts/ApiModel";
import { nearest } from "../../../shared/nearest";
import type { PrivateKey } from "../../../shared/signing/keys/privateKey";
import { falsified, GENUINE, TAMPERED } from "./deliveries";
import type { Delivery } from "./deliveries";
import { isRefused, judgeAnswer } from "./judgeAnswer";
import { faultOfReceiver } from "./localUrl";
import { sendWebhook } from "./sendWebhook";
import { signWebhook } from "./signWebhook";

/** What was sent to a receiver and what came back, as text for a terminal. */
export interface Practice {
  readonly good: boolean;
  readonly text: string;
}

/** What can't be sent, and why. */
export class PracticeError extends Error {
  override readonly name = "PracticeError";
}

export interface PracticeOptions {
  readonly webhooks: readonly ApiCall[];
  readonly key: PrivateKey;
  readonly now: () => number;
  /** Ends the waiting for a receiver. */
  readonly signal?: () => AbortSignal;
}

export interface PracticeRequest {
  /** Of a webhook, or `all`. */
  readonly id: string;
  readonly to: string;
  /** Whether it goes out forged, in each way that there is, and a day old. */
  readonly isTampered: boolean;
  /** The body of a webhook, where it isn't the documented example. */
  readonly bodyOf?: (webhook: ApiCall) => JsonValue;
}

/** Sends webhooks to a receiver on this machine, one after the other, and judges each answer. */
export async function runPractice(
  { webhooks, key, now, signal }: PracticeOptions,
  { id, to, isTampered, bodyOf = ({ request }) => request?.example ?? {} }: PracticeRequest,
): Promise<Practice> {
  const chosen = id === "all" ? webhooks : webhooks.filter((webhook) => webhook.id === id);
  if (chosen.length === 0) {
    const ids = webhooks.map((webhook) => webhook.id);
    const [near] = nearest(id, ids, 1);
    const hint = near === undefined ? "" : ` Did you mean ${near}?`;
    throw new PracticeError(`There is no webhook \`${id}\`.${hint} Known: all, ${ids.join(", ")}.`);
  }
  const fault = faultOfReceiver(to);
  if (fault !== null) {
    throw new PracticeError(fault);
  }
  const tries: Try[] = [];
  const deliveries = chosen.flatMap((webhook) =>
    (isTampered ? TAMPERED : [GENUINE]).map((delivery) => ({ webhook, delivery })),
  );
  const falseBody = falsified(webhooks.map(bodyOf));
  for (const { webhook, delivery } of deliveries) {
    const body = bodyOf(webhook);
    const one = await tryReceiver(webhook, { key, at: now(), signal: signal?.(), to, delivery, body, falseBody });
    tries.push(one);
    // Nobody will hear the others either.
    if (one.isAbsent) break;
  }
  const right = tries.filter(({ good }) => good).length;
  const all = deliveries.length;
  const summary = all === 1 ? [] : [`${right} of ${all} were answered as they should be.`];
  return { good: right === all, text: [...tries.map(({ text }) => text), ...summary].join("\n\n") };
}

interface Try extends Practice {
  /** Whether nothing listens at the address. */
  readonly isAbsent: boolean;
}

interface TryOptions {
  readonly key: PrivateKey;
  /** Time of the signature, in milliseconds. */
  readonly at: number;
  readonly signal: AbortSignal | undefined;
  readonly to: string;
  readonly delivery: Delivery;
  readonly body: JsonValue;
  readonly falseBody: JsonValue;
}

async function tryReceiver(
  webhook: ApiCall,
  { key, at, signal, to, delivery, body, falseBody }: TryOptions,
): Promise<Try> {
  const sent = await delivery.make(
    (secondsAgo) => signWebhook(webhook.method, body, key, at - secondsAgo * 1000),
    falseBody,
  );
  const answer = await sendWebhook(sent, to, signal);
  const { good, text } = judgeAnswer(answer, delivery);
  const lines = [
    `${webhook.id}: ${webhook.title}${delivery.special === "" ? "" : ` (${delivery.special})`}`,
    // As it went out, so that headers and body can be pasted into the workbench.
    `${sent.method} ${to}`,
    ...sent.headers.map(([name, value]) => `${name}: ${value}`),
    "",
    sent.body,
    "",
    ...(answer.kind === "answer"
      ? [`< ${answer.status}, after ${answer.milliseconds} ms`, ...linesOf(answer.body)]
      : ["< no answer"]),
    `${good ? "ok" : "WRONG"}  ${text}`,
    ...(delivery.expected !== "refused" && isRefused(answer) ? [`= ${sent.stringToSign}`] : []),
  ];
  return { good, text: lines.join("\n"), isAbsent: answer.kind === "none" && answer.why === "absent" };
}

/** A receiver's body can't move the cursor of the terminal. */
const linesOf = (body: string): string[] =>
  body === "" ? [] : body.split(/\r?\n/).map((line) => `< ${line.replace(/\p{C}/gu, "\u{FFFD}")}`);
