import { writeFileSync } from "node:fs";
import path from "node:path";

import { run } from "../../../../node/api/samples/programs";
import { freePort, judgeReceiver } from "../../judgeReceiver";
import type { Trial } from "./Trial";

/** Port that receivers of the pages listen on. */
const PORT = /\b8080\b/g;

/** A receiver takes genuine callbacks, says something of each, and refuses those that were forged. */
export const receive: Trial = async ({ code, language, folder, file, beside, environment, keys }) => {
  const [webhook, ...others] = keys.webhooks;
  if (webhook === undefined) return "the description has no webhook to send it";
  const port = await freePort();
  // Port 8080 may be taken on this machine.
  writeFileSync(path.join(folder, file), `${code.replace(PORT, String(port))}\n`);
  const [command = [], ...before] = language.serve
    ? [language.serve(file, port)]
    : language.run(file, beside).toReversed();
  for (const step of before.toReversed()) {
    const { code, ending, output } = await run(step, folder, environment);
    if (code !== 0) return `${ending}:\n${output}`;
  }
  return judgeReceiver({
    ...{ command, folder, port, webhook, others, platformKey: keys.platform },
    // Python keeps what it prints to a pipe until there is much of it.
    environment: { ...environment, PYTHONUNBUFFERED: "1" },
  });
};
