// npm run check:external: whether the addresses outside the site that it links to are there. Not part of any build.
import { checkNode, command, install } from "./bootstrap.mjs";
import { run } from "./run.mjs";

// Content is rendered with React in here: tsx takes the form of JSX from the configuration that its file is part of.
const env = { TSX_TSCONFIG_PATH: "src/config/tsconfig.node.json" };

command(async () => {
  checkNode();
  install();
  process.exitCode = (await run("tsx", ["src/cli/external/main.ts", ...process.argv.slice(2)], { env })).status;
});
