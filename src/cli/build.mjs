// npm run build: content -> public/. CONTENT_DIR names the content folder, PATH_PREFIX the folder
// of the host that the site will live in, STRICT=1 turns warnings into errors.
import { checkNode, command, install } from "./bootstrap.mjs";
import { buildCommand, run } from "./run.mjs";

command(async () => {
  checkNode();
  install();
  const { args, env } = buildCommand();
  process.exitCode = (await run("gatsby", [...args, ...process.argv.slice(2)], { env })).status;
});
