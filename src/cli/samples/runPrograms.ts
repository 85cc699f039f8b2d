import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { stopPrograms } from "../../node/api/samples/programs";
import { readPrivateKey } from "../../shared/signing/keys/privateKey";
import { readPublicKey } from "../../shared/signing/keys/publicKey";
import { makeKeyPair, writeKeys } from "../mock/keys";
import type { MockContent } from "../mock/loadMockContent";
import { startMock } from "../mock/startMock";
import { callJobs } from "./callJobs";
import { receiverJobs } from "./receiverJobs";
import { runJobs } from "./runJobs";
import type { OnRun } from "./runJobs";
import type { Job, SampleRun } from "./SampleRun";
import { guideJobs } from "./snippets/guideJobs";

/** What is to be run. */
export interface Choice {
  /** Whether a program in this language is wanted and can run here. */
  readonly hasLanguage: (language: string) => boolean;
  readonly languages: Iterable<string>;
  /** Whether the program of this call or webhook is wanted. */
  readonly hasCall: (id: string) => boolean;
  /** Whether the code of this content file is wanted. */
  readonly hasPage: (contentFile: string) => boolean;
  readonly workers: number;
}

const CREDENTIALS = { clientId: "1700000000000000006", clientSecret: "s3cret/+=$'\"" };

/** Runs the programs of calls and webhooks, and the code of the guides, against a mock of their own. */
export async function runPrograms(
  root: string,
  contentFolder: string,
  content: MockContent,
  choice: Choice,
  onRun?: OnRun,
): Promise<SampleRun[]> {
  const { checks, context, samples, origins } = content;
  const [application, platform] = await Promise.all([makeKeyPair(), makeKeyPair()]);
  const keys = writeKeys(application, platform);
  const folder = mkdtempSync(path.join(tmpdir(), "samples-"));
  const tidy = (): void => {
    stopPrograms();
    keys.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  // Keys and programs don't outlive a run that is interrupted either.
  process.once("exit", tidy);
  const mock = await startMock({
    ...{ checks, credentials: CREDENTIALS, application, platform, samples, origins, port: 0, receiver: null },
    ...{ now: Date.now, log: () => undefined },
  });
  try {
    const environment = (language: string) => ({
      // What a toolchain leaves behind goes with the rest.
      TMPDIR: folder,
      API_ORIGIN: mock.origin,
      OAUTH_ORIGIN: mock.origin,
      CLIENT_ID: CREDENTIALS.clientId,
      CLIENT_SECRET: CREDENTIALS.clientSecret,
      PRIVATE_KEY_FILE: language === "java" ? keys.privateKeyPkcs8 : keys.privateKey,
      SERVER_PUBLIC_KEY_FILE: keys.serverPublicKey,
    });
    const workshop = {
      ...{ folder, context, environment },
      platformKey: readPrivateKey(platform.pkcs8),
      applicationKey: readPublicKey(application.publicPem),
    };
    const found = [...choice.languages].filter(choice.hasLanguage);
    const jobs: Job[] = [
      ...[
        ...callJobs(
          checks.operations.map(({ call }) => call),
          found,
          workshop,
        ),
        ...receiverJobs(checks.webhooks, found, workshop),
      ].filter(({ id }) => choice.hasCall(id)),
      ...(await guideJobs({
        root,
        contentFolder,
        folder,
        origin: mock.origin,
        keys,
        application,
        choice,
        checks,
        workshop,
      })),
    ];
    return await runJobs(jobs, choice.workers, onRun);
  } finally {
    await mock.close();
    process.off("exit", tidy);
    tidy();
  }
}
