// npm run check: everything that needs no build, in under a minute.
import { checkNode, command, install } from "./bootstrap.mjs";
import { fastStages, runStages } from "./stages.mjs";

command(async () => {
  checkNode();
  install();
  process.exitCode = (await runStages(fastStages({ cached: true }))) ? 0 : 1;
});
