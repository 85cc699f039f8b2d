import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { start } from "../../node/api/samples/programs";
import type { ApiCall } from "../../shared/contracts/ApiModel";
import type { PrivateKey } from "../../shared/signing/keys/privateKey";
import { DEEP, FALSE_TEXT, falsified, FORGED, GENUINE, STALE, TWICE } from "../mock/webhooks/deliveries";
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
  /** Webhooks that it has to take as well, and to print something of. */
  readonly others?: readonly ApiCall[];
  /** Signs what is sent. */
  readonly platformKey: PrivateKey;
}

/** Tries, a tenth of a second apart, until a receiver listens: compilers take a while. */
const TRIES = 1800;

/**
 * Starts a receiver: it has to take a genuine webhook, to refuse forged ones, not to break on one that is a day old,
 * to take the next genuine one, and to print nothing that wasn't signed. Gives what is wrong, or null.
 */
export async function judgeReceiver({
  command,
  folder,
  environment,
  port,
  webhook,
  others = [],
  platformKey,
}: Receiver): Promise<string | null> {
  const receiver = start(command, folder, environment);
  try {
    const to = `http://localhost:${port}/notify`;
    const deliveries = [
      ...[GENUINE, ...FORGED, DEEP, TWICE, STALE, GENUINE].map((delivery) => ({ ...webhook, delivery })),
      // A genuine one last: once that is answered, what was made of the others has been printed.
      ...others.flatMap((other) => [TWICE, GENUINE].map((delivery) => ({ ...other, delivery }))),
    ];
    const falseBody = falsified([webhook, ...others].map(({ request }) => request?.example ?? {}));
    for (const { method, request, delivery } of deliveries) {
      const sent = await delivery.make(
        (secondsAgo) => signWebhook(method, request?.example ?? {}, platformKey, Date.now() - secondsAgo * 1000),
        falseBody,
      );
      let answer = await sendWebhook(sent, to);
      for (let tries = 0; isAbsent(answer) && tries < TRIES && receiver.isRunning(); tries += 1) {
        await wait(100);
        answer = await sendWebhook(sent, to);
      }
      const { good, text } = judgeAnswer(answer, delivery);
      if (!good) return `${text}\n${receiver.output()}`;
    }
    if (receiver.output().includes(FALSE_TEXT)) {
      return `prints ${FALSE_TEXT}, which nobody signed: it works with the body, not with what was verified:\n${receiver.output()}`;
    }
    return others.length === 0 ? null : silenceOn([webhook, ...others], receiver.output());
  } finally {
    receiver.stop();
  }
}

/** A receiver that says nothing of a webhook, or but that a field isn't there, leaves its reader guessing; else null. */
function silenceOn(webhooks: readonly ApiCall[], output: string): string | null {
  const [missing] = /\b(?:undefined|None)\b/.exec(output) ?? [];
  if (missing !== undefined) return `prints \`${missing}\`:\n${output}`;
  const silent = webhooks.find(({ request }) => {
    const texts = JSON.stringify(request?.example ?? {}).match(/(?<=")[^"]{8,}(?=")/g) ?? [];
    return !texts.some((text) => output.includes(text));
  });
  return silent === undefined ? null : `prints nothing of ${silent.id}:\n${output}`;
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
