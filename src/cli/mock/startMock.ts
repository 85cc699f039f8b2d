import type { RequestChecks } from "../../node/api";
import type { ApiCall, JsonValue } from "../../shared/contracts/ApiModel";
import { readPrivateKey } from "../../shared/signing/keys/privateKey";
import { readPublicKey } from "../../shared/signing/keys/publicKey";
import type { KeyPair } from "./keys";
import { answererOf } from "./server/answerRequest";
import { answerOwn } from "./server/answerOwn";
import type { Credentials } from "./server/Mock";
import { startServer } from "./server/startServer";
import type { RunningServer } from "./server/startServer";
import { echoCall } from "./webhooks/echoCall";
import type { SentCall } from "./webhooks/echoCall";
import { runPractice } from "./webhooks/runPractice";
import type { PracticeOptions } from "./webhooks/runPractice";

export interface MockOptions {
  readonly checks: Pick<RequestChecks, "operations" | "webhooks">;
  readonly credentials: Credentials;
  readonly application: Pick<KeyPair, "publicPem">;
  readonly platform: Pick<KeyPair, "pkcs8">;
  /** 0: any that is free. */
  readonly port: number;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  readonly samples: () => ReadonlyMap<string, string>;
  /** Of the real platform. */
  readonly origins: readonly string[];
  readonly log: (line: string) => void;
  /** Where webhooks go that a call triggers; null: nowhere. */
  readonly receiver: string | null;
  /** Ends the waiting for a receiver of webhooks. */
  readonly signal?: () => AbortSignal;
}

/** Starts the mock of the whole API, OAuth server and API server on one address. */
export function startMock(options: MockOptions): Promise<RunningServer> {
  const { checks, credentials, port, now, samples, log, receiver, signal } = options;
  const answer = answererOf({
    checks,
    credentials,
    now,
    samples,
    origins: options.origins,
    applicationKey: readPublicKey(options.application.publicPem),
  });
  const practice: PracticeOptions = {
    ...{ webhooks: checks.webhooks, key: readPrivateKey(options.platform.pkcs8), now },
    ...(signal === undefined ? {} : { signal }),
  };
  const send = async (id: string, to: string, sent: SentCall): Promise<void> => {
    const bodyOf = (webhook: ApiCall): JsonValue => echoCall(webhook, sent);
    try {
      log((await runPractice(practice, { id, to, isTampered: false, bodyOf })).text);
    } catch (error) {
      log(`webhook ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return startServer({
    ...{ port, log },
    answer: async (request) => (await answerOwn(request, practice, receiver)) ?? (await answer(request)),
    onSuccess: (sent) => {
      if (receiver !== null) {
        sent.call.webhooks.forEach((id) => void send(id, receiver, sent));
      }
    },
  });
}
