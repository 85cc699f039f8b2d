// npm start: sets up what is missing, builds the site and serves it.
import net from "node:net";
import { checkNode, command, install, SetupError } from "./bootstrap.mjs";
import { buildCommand, run } from "./run.mjs";
import { PORT, portTaken, serveSite } from "./serveSite.mjs";

const COMMAND = "npm start";

/** Says so before the build if the port is taken, not after it. */
function checkPort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", () => reject(portTaken(COMMAND)));
    probe.listen(PORT, () => probe.close(resolve));
  });
}

command(async () => {
  checkNode();
  await checkPort();
  install();
  const { args, env } = buildCommand();
  const { status } = await run("gatsby", args, { env });
  if (status !== 0) {
    throw new SetupError("The site was not built, so there is nothing to serve: see the messages above.");
  }
  await serveSite(COMMAND);
});
