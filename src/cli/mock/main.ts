/**
 * npm run mock: a mock of the API on this machine, for readers who try the samples. It verifies tokens, signatures and
 * bodies, and answers with the examples of the pages. `--send` has it send webhooks.
 */
import { ignoreClosedPipe } from "../docs/closedPipe";
import { run } from "./run";

const ended = new Promise((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Not once: a second signal would end the process before its keys are gone.
    process.on(signal, resolve);
  }
});

ignoreClosedPipe(process.stdout);
run(process.argv.slice(2), {
  ...{ root: process.cwd(), env: process.env, ended, now: Date.now },
  isWindows: process.platform === "win32",
  print: (text) => process.stdout.write(`${text}\n`),
}).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);
