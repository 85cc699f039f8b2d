// npm test: sets up what is missing (a browser as well) and checks everything. What multiplies
// (every page at every width) is sampled here and complete in `npm run test:full`.
import { checkNode, command, findBrowser, install } from "./bootstrap.mjs";
import { fastStages, runStages } from "./stages.mjs";

const FULL = process.argv.includes("--full");
const PREFIX = "/portal";

/**
 * A strict build, so that broken links and duplicate routes fail, and the checks on what it wrote.
 * @param {string} prefix path prefix or ""
 * @param {Record<string, string>} browser environment of the browser tests
 * @returns {import("./stages.mjs").Stage[]}
 */
function builtSite(prefix, browser) {
  const under = prefix && ` under ${prefix}`;
  const env = { PATH_PREFIX: prefix, STRICT: "1" };
  const args = /** @type {const} */ (["gatsby", "build", ...(prefix ? ["--prefix-paths"] : [])]);
  return [
    // A complete run starts from nothing; otherwise the build is warm where there was one before.
    ...(FULL ? [{ name: `clean${under}`, tool: /** @type {["gatsby", string]} */ (["gatsby", "clean"]) }] : []),
    { name: `build${under}`, tool: [...args], env },
    { name: `site${under}`, jest: ["build"], env: { ...env, ...browser }, needs: `build${under}` },
  ];
}

command(async () => {
  checkNode();
  install();
  const browser = { CHROME_PATH: findBrowser() ?? "", FULL: FULL ? "1" : "" };
  const passed = await runStages([
    ...fastStages(),
    ...(FULL ? builtSite(PREFIX, browser) : []),
    ...builtSite("", browser),
    { name: "sites", jest: ["sites"] },
    { name: "develop", jest: ["develop"], env: browser },
    { name: "warm", tool: ["tsx", "src/cli/verifyWarm.ts", ...(FULL ? [] : ["--short"])] },
  ]);
  process.exitCode = passed ? 0 : 1;
});
