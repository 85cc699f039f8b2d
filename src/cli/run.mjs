// Starts the project's tools: their own entry files under this Node, so that no shell is involved.
import { spawn } from "node:child_process";
import { ROOT, SetupError } from "./bootstrap.mjs";

const TOOLS = {
  eslint: ["node_modules/eslint/bin/eslint.js"],
  gatsby: ["--import", new URL("gatsby/preload.mjs", import.meta.url).href, "node_modules/gatsby/cli.js"],
  jest: ["node_modules/jest/bin/jest.js"],
  prettier: ["node_modules/prettier/bin/prettier.cjs"],
  redocly: ["node_modules/@redocly/cli/bin/cli.js"],
  stylelint: ["node_modules/stylelint/bin/stylelint.mjs"],
  tsc: ["node_modules/typescript/bin/tsc"],
  // TypeScript commands run through tsx: esbuild strips the types (Node 20 can't by itself), it
  // takes both module systems, and needs no configuration.
  tsx: ["--import", "tsx"],
};

/**
 * New objects of a build live a little longer than usual, so that V8's default of 16 MiB copies most of them twice: a
 * tenth of a build's time. What somebody has set comes last, and wins.
 */
const NODE_OPTIONS = ["--max-semi-space-size=64", process.env["NODE_OPTIONS"] ?? ""].join(" ").trim();

/**
 * @param {keyof typeof TOOLS} tool
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] quiet: collect the output instead of printing it
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(tool, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...TOOLS[tool], ...args], {
      cwd: ROOT,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        ...(tool === "gatsby" ? { NODE_OPTIONS } : {}),
        ...env,
      },
    });
    // Ctrl+C reaches the whole process group by itself; an ordinary kill doesn't.
    const end = () => {
      child.kill();
      process.exit(143);
    };
    process.once("SIGTERM", end);
    const chunks = /** @type {Buffer[]} */ ([]);
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGTERM", end);
      resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * PATH_PREFIX in the form Gatsby wants: "" or "/portal".
 * @param {string | undefined} value
 */
export function pathPrefix(value = process.env.PATH_PREFIX) {
  const prefix = (value ?? "").replace(/\/+$/, "");
  if (prefix === "" || /^(\/[\w.~-]+)+$/.test(prefix)) return prefix;
  throw new SetupError(`PATH_PREFIX is "${value}"; it has to be a path such as /portal.`);
}

/** Arguments and environment of `gatsby build` for the path prefix in force. */
export function buildCommand() {
  const prefix = pathPrefix();
  return { args: ["build", ...(prefix ? ["--prefix-paths"] : [])], env: { PATH_PREFIX: prefix } };
}
