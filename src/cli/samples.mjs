// npm run samples: runs the sample programs of all calls against the mock of the API. Not part of any build.
import { checkNode, command, install } from "./bootstrap.mjs";
import { run } from "./run.mjs";

// Settings are read in here with what compiles pages: tsx takes the form of JSX from the configuration of its files.
const env = { TSX_TSCONFIG_PATH: "src/config/tsconfig.node.json" };

command(async () => {
  checkNode();
  install();
  process.exitCode = (await run("tsx", ["src/cli/samples/main.ts", ...process.argv.slice(2)], { env })).status;
});
