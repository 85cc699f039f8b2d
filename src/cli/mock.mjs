// npm run mock: a mock of the API for readers who try the samples; `npm run mock -- --help` shows the options.
import { checkNode, command, install } from "./bootstrap.mjs";
import { run } from "./run.mjs";

// Settings are read in here with what compiles pages: tsx takes the form of JSX from the configuration of its files.
const env = { TSX_TSCONFIG_PATH: "src/config/tsconfig.node.json" };

command(async () => {
  checkNode();
  install();
  // Ctrl+C reaches the mock by itself; this waits until it has put away its keys.
  process.on("SIGINT", () => undefined);
  process.exitCode = (await run("tsx", ["src/cli/mock/main.ts", ...process.argv.slice(2)], { env })).status;
});
