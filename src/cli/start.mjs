// npm start: sets up what is missing, builds the site and serves it.
import net from "node:net";
import { checkNode, command, install, SetupError } from "./bootstrap.mjs";
import { buildCommand, run } from "./run.mjs";

const PORT = Number(process.env.PORT ?? 9000);

/** Says so before the build if the port is taken, not after it. */
function checkPort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", () =>
      reject(new SetupError(`Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`)),
    );
    probe.listen(PORT, () => probe.close(resolve));
  });
}

command(async () => {
  checkNode();
  await checkPort();
  install();
  const { args, env } = buildCommand();
  const { status } = await run("gatsby", args, { env });
  if (status !== 0)
    throw new SetupError("The site was not built, so there is nothing to serve: see the messages above.");
  process.exitCode = (await run("tsx", ["src/cli/serve.ts"])).status;
});
