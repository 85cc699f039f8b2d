import type { ApiCall } from "../../../shared/contracts/ApiModel";
import { nearest } from "../../../shared/nearest";
import type { PrivateKey } from "../../../shared/signing/keys/privateKey";
import { judgeAnswer } from "./judgeAnswer";
import { faultOfReceiver } from "./localUrl";
import { sendWebhook } from "./sendWebhook";
import { signWebhook, tampered } from "./signWebhook";

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

/** Sends a webhook, or `all`, to a receiver on this machine, one after the other, and judges each answer. */
export async function runPractice(
  { webhooks, key, now, signal }: PracticeOptions,
  { id, to, isTampered }: { readonly id: string; readonly to: string; readonly isTampered: boolean },
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
  const texts: string[] = [];
  let good = true;
  for (const webhook of chosen) {
    const genuine = await signWebhook(webhook, key, now());
    const sent = isTampered ? tampered(genuine) : genuine;
    const answer = await sendWebhook(sent, to, signal?.());
    const judgement = judgeAnswer(answer, isTampered);
    good &&= judgement.good;
    texts.push(
      [
        `${webhook.id}: ${webhook.title}`,
        `> ${sent.method} ${to}`,
        ...sent.headers.map(([name, value]) => `> ${name}: ${value}`),
        `> ${sent.body}`,
        ...(answer.kind === "answer"
          ? [`< ${answer.status}, after ${answer.milliseconds} ms`, ...linesOf(answer.body)]
          : ["< no answer"]),
        `${judgement.good ? "ok" : "WRONG"}  ${judgement.text}`,
      ].join("\n"),
    );
  }
  return { good, text: texts.join("\n\n") };
}

/** A receiver's body can't move the cursor of the terminal. */
const linesOf = (body: string): string[] =>
  body === "" ? [] : body.split(/\r?\n/).map((line) => `< ${line.replace(/\p{C}/gu, "\u{FFFD}")}`);
