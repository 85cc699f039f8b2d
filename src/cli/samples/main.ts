/**
 * npm run samples: runs every generated program, in each language that this machine can run, against the mock of the
 * API. Exits with 1 when one fails. `--language` and `--call` choose, each as often as wanted; `--workers` sets how many
 * run at a time, and `--record` writes what passed to `content/samples.lock`.
 */
import { runSamples } from "./runSamples";

for (const [signal, number] of [
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGTERM", 15],
] as const) {
  // As a shell tells of it. What is to be put away goes at the exit.
  process.once(signal, () => process.exit(128 + number));
}

runSamples(process.argv.slice(2), {
  ...{ root: process.cwd(), env: process.env },
  print: console.log,
  // Beside the summary, which a program may read.
  onRun: ({ language, id, fault }, ended, all) => {
    if (fault !== null) console.error(`failed: ${language} ${id}`);
    if (ended % 50 === 0) console.error(`${ended} of ${all} programs have run`);
  },
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 2;
  },
);
