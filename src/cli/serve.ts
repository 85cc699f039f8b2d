// npm run serve: serves what is in public/. PORT and PATH_PREFIX as for the build.
import { existsSync } from "node:fs";
import { serve } from "../testing/server/serve";
import { command, SetupError } from "./bootstrap.mjs";
import { pathPrefix } from "./run.mjs";

command(async () => {
  if (!existsSync("public/index.html")) {
    throw new SetupError("There is no built site in public/: run `npm run build` first, or `npm start` for both.");
  }
  const port = Number(process.env.PORT ?? 9000);
  try {
    const { url } = await serve("public", { port, prefix: pathPrefix() });
    console.log(`The site is on ${url}/ (Ctrl+C stops it)`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new SetupError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run serve`);
  }
});
