// npm run check: everything that needs no build, in under a minute.
import { checkNode, command, install } from "./bootstrap.mjs";
import { FAST_STAGES, runStages } from "./stages.mjs";

command(async () => {
  checkNode();
  install();
  process.exitCode = (await runStages(FAST_STAGES)) ? 0 : 1;
});
