/**
 * npm run check:external: asks for every address outside the site that the site links to. Exits with 1 when one is
 * broken. Verdicts are kept for a while (ok: a week); `--fresh` asks for all. `--format=github|sarif` for a code host.
 */
import { checkExternalCommand } from "./command";
import { network } from "./Http";

checkExternalCommand(process.argv.slice(2), {
  root: process.cwd(),
  env: process.env,
  http: network,
  print: console.log,
  note: console.error,
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof TypeError ? error.message : error);
    process.exitCode = 2;
  },
);
