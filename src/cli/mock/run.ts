import { randomBytes } from "node:crypto";

import { readEnvironment } from "../../node/gatsby/environment";
import { formatReport } from "../../node/issues";
import type { Issue } from "../../node/issues";
import { askRunning } from "./askRunning";
import { makeKeyPair, writeKeys } from "./keys";
import { listText } from "./listText";
import { loadMockContent } from "./loadMockContent";
import { readOptions, USAGE, UsageError } from "./options";
import type { StartOptions } from "./options";
import { startMock } from "./startMock";
import { startText } from "./startText";

/** The call that the quickstart begins with. */
const FIRST_CALL = "getMerchantProfile";

export interface Surroundings {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isWindows: boolean;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  readonly print: (text: string) => void;
  /** Resolves when the user wants an end. */
  readonly ended: Promise<unknown>;
}

/** Carries out `npm run mock`. Gives the exit code: 1 where a receiver did wrong, 2 where nothing could be done. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { print } = surroundings;
  try {
    const options = readOptions(argv);
    switch (options.kind) {
      case "help":
        print(USAGE);
        return 0;
      case "list":
        return await list(surroundings);
      case "send":
        return await askRunning(options, print);
      case "start":
        return await serve(options, surroundings);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return 2;
  }
}

/** Prints what a mock of the content knows. */
async function list({ root, env, print }: Surroundings): Promise<number> {
  const { contentFolder } = readEnvironment(root, env);
  const { content, issues } = await loadMockContent(root, contentFolder);
  if (content === null) {
    print(whyNoMock(contentFolder, issues));
    return 2;
  }
  const { operations, webhooks } = content.checks;
  print(
    listText(
      operations.map(({ call }) => call),
      webhooks,
    ),
  );
  return 0;
}

const whyNoMock = (contentFolder: string, issues: readonly Issue[]): string =>
  issues.length === 0 ? `${contentFolder}/api describes no call.` : formatReport(issues, false, () => null);

async function serve({ port, receiver }: StartOptions, surroundings: Surroundings): Promise<number> {
  const { root, env, isWindows, now, print, ended } = surroundings;
  const { contentFolder } = readEnvironment(root, env);
  const [{ content, issues }, application, platform] = await Promise.all([
    loadMockContent(root, contentFolder),
    makeKeyPair(),
    makeKeyPair(),
  ]);
  if (content === null) {
    print(whyNoMock(contentFolder, issues));
    return 2;
  }
  const credentials = { clientId: "1700000000000000006", clientSecret: randomBytes(18).toString("base64url") };
  const keys = writeKeys(application, platform);
  // What ends the process without asking leaves no keys either.
  process.once("exit", keys.remove);
  try {
    const { checks, name, samples, origins } = content;
    const mock = await startMock({
      ...{ checks, credentials, application, platform, port, now, samples, origins, receiver },
      log: print,
    });
    const calls = checks.operations.length;
    const hooks = checks.webhooks.length;
    const firstCall = checks.operations.find(({ call }) => call.id === FIRST_CALL)?.call.id ?? null;
    print(
      startText({
        name,
        origin: mock.origin,
        credentials,
        keys,
        receiver,
        isWindows,
        firstCall,
        calls,
        webhooks: hooks,
      }),
    );
    await ended;
    await mock.close();
    return 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    print(`Port ${port} is taken. Stop what uses it, or choose another: npm run mock -- --port ${port + 1}`);
    return 2;
  } finally {
    keys.remove();
    process.off("exit", keys.remove);
  }
}
