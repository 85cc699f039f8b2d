import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";

import { samplesOf } from "../../node/api/samples";
import { run } from "../../node/api/samples/programs";
import { place } from "../../node/api/samples/toolchains";
import { nodeRsa } from "../../node/signing/nodeRsa";
import type { ApiCall, CodeSample } from "../../shared/contracts/ApiModel";
import type { PrivateKey } from "../../shared/signing/keys/privateKey";
import type { PublicKey } from "../../shared/signing/keys/publicKey";
import { isGenuine } from "../../shared/signing/isGenuine";
import type { Workshop } from "./callJobs";
import { freePort, judgeReceiver } from "./judgeReceiver";
import type { Job } from "./SampleRun";

export interface ReceiverWorkshop extends Workshop {
  readonly platformKey: PrivateKey;
  /** What test callbacks of cURL are signed with the other half of. */
  readonly applicationKey: PublicKey;
}

/** The programs of the webhooks: receivers, and with cURL a sender that tries a receiver. */
export function receiverJobs(
  webhooks: readonly ApiCall[],
  languages: readonly string[],
  workshop: ReceiverWorkshop,
): Job[] {
  return languages.flatMap((language) =>
    webhooks.flatMap((webhook): Job[] => {
      const sample = samplesOf(webhook, workshop.context).find((one) => one.language === language);
      if (sample === undefined) return [];
      const work = language === "curl" ? trySender : tryReceiver;
      return [{ language, id: webhook.id, run: () => work(webhook, sample, workshop) }];
    }),
  );
}

/** A receiver has to take a genuine webhook and to refuse one that was changed. */
async function tryReceiver(webhook: ApiCall, sample: CodeSample, workshop: ReceiverWorkshop): Promise<string | null> {
  const { language } = sample;
  const folder = path.join(workshop.folder, language);
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const command = place(sample, webhook.id, folder);
  return judgeReceiver({
    ...{ folder, port, webhook, platformKey: workshop.platformKey },
    command: language === "php" ? ["php", "-S", `localhost:${port}`, command.at(-1) ?? ""] : command,
    environment: { ...workshop.environment(language), PORT: String(port) },
  });
}

/** The sender's callback has to be genuine, by the key that it was told to sign with. */
async function trySender(webhook: ApiCall, sample: CodeSample, workshop: ReceiverWorkshop): Promise<string | null> {
  const folder = path.join(workshop.folder, sample.language);
  mkdirSync(folder, { recursive: true });
  const verdicts: boolean[] = [];
  const server = createServer((request, response) => {
    const header = (name: string): string => String(request.headers[name] ?? "");
    const receive = async (): Promise<void> => {
      const headers = {
        ...{ signature: header("x-signature"), nonceStr: header("x-nonce-str"), timestamp: header("x-timestamp") },
      };
      const message = {
        kind: "callback",
        method: request.method ?? "",
        requestUrl: "",
        body: await text(request),
      } as const;
      const genuine = await isGenuine({ ...message, headers }, workshop.applicationKey, nodeRsa).catch(() => false);
      verdicts.push(genuine);
      response.writeHead(genuine ? 200 : 401).end();
    };
    receive().catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const { code, ending, output } = await run(place(sample, webhook.id, folder), folder, {
      ...workshop.environment(sample.language),
      RECEIVER_URL: `http://127.0.0.1:${port}/notify`,
    });
    const genuine = verdicts.length === 1 && verdicts[0] === true;
    return code === 0 && genuine ? null : `${ending}; the callback was ${genuine ? "" : "not "}genuine:\n${output}`;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
