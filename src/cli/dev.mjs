// npm run dev: the site with live content on http://localhost:8000, GraphiQL under /___graphql.
import { checkNode, command, install } from "./bootstrap.mjs";
import { run } from "./run.mjs";

command(async () => {
  checkNode();
  install();
  process.exitCode = (await run("gatsby", ["develop", ...process.argv.slice(2)])).status;
});
