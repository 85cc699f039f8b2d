import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT, SetupError } from "./bootstrap.mjs";
import { pathPrefix } from "./run.mjs";

export const PORT = Number(process.env.PORT ?? 9000);

/** @param {string} command that the reader has typed */
export const portTaken = (command) =>
  new SetupError(`Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${PORT + 1} ${command}`);

/**
 * Serves what is in public/ until the process ends.
 * @param {string} command that the reader has typed
 */
export async function serveSite(command) {
  const site = path.join(ROOT, "public");
  if (!existsSync(path.join(site, "index.html"))) {
    throw new SetupError("There is no built site in public/: run `npm run build` first, or `npm start` for both.");
  }
  const { tsImport } = await import("tsx/esm/api");
  const { serve } = /** @type {typeof import("../testing/server/serve")} */ (
    await tsImport("../testing/server/serve.ts", import.meta.url)
  );
  try {
    const { url } = await serve(site, { port: PORT, prefix: pathPrefix() });
    console.log(`The site is on ${url}/ (Ctrl+C stops it)`);
  } catch (error) {
    throw /** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE" ? portTaken(command) : error;
  }
}
