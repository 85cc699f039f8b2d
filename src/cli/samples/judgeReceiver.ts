import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { start } from "../../node/api/samples/programs";
import type { ApiCall } from "../../shared/contracts/ApiModel";
import type { PrivateKey } from "../../shared/signing/keys/privateKey";
import { FORGED, GENUINE, STALE } from "../mock/webhooks/deliveries";
import { judgeAnswer } from "../mock/webhooks/judgeAnswer";
import type { ReceiverAnswer } from "../mock/webhooks/judgeAnswer";
import { sendWebhook } from "../mock/webhooks/sendWebhook";
import { signWebhook } from "../mock/webhooks/signWebhook";

/** A program that receives webhooks, and what it is tried with. */
export interface Receiver {
  readonly command: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** It listens there once it has started. */
  readonly port: number;
  readonly webhook: ApiCall;
  /** Signs what is sent. */
  readonly platformKey: PrivateKey;
}

/** Tries, a tenth of a second apart, until a receiver listens: compilers take a while. */
const TRIES = 1800;

/**
 * Starts a receiver: it has to take a genuine webhook, to refuse forged ones, not to break on one that is a day old,
 * and to take the next genuine one. Gives what is wrong, or null.
 */
export async function judgeReceiver({
  command,
  folder,
  environment,
  port,
  webhook,
  platformKey,
}: Receiver): Promise<string | null> {
  const receiver = start(command, folder, environment);
  try {
    const to = `http://localhost:${port}/notify`;
    for (const delivery of [GENUINE, ...FORGED, STALE, GENUINE]) {
      const sent = await delivery.make((secondsAgo) =>
        signWebhook(webhook.method, webhook.request?.example ?? {}, platformKey, Date.now() - secondsAgo * 1000),
      );
      let answer = await sendWebhook(sent, to);
      for (let tries = 0; isAbsent(answer) && tries < TRIES && receiver.isRunning(); tries += 1) {
        await wait(100);
        answer = await sendWebhook(sent, to);
      }
      const { good, text } = judgeAnswer(answer, delivery);
      if (!good) return `${text}\n${receiver.output()}`;
    }
    return null;
  } finally {
    receiver.stop();
  }
}

const isAbsent = (answer: ReceiverAnswer): boolean => answer.kind === "none" && answer.why === "absent";

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
