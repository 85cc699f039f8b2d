// npm test: sets up what is missing (a browser as well) and checks everything. What multiplies
// (every page at every width) is sampled here and complete in `npm run test:full`.
import { checkNode, command, findBrowser, install, installSampleLanguages } from "./bootstrap.mjs";
import { fastStages, runStages } from "./stages.mjs";

const FULL = process.argv.includes("--full");
const PREFIX = "/portal";

/** The fixture site of the shell's tests, in a copy of the project; from nothing in a complete run. */
const FIXTURE = /** @type {import("./stages.mjs").Stage} */ ({
  name: "fixture",
  lane: 1,
  tool: ["tsx", "src/testing/shell/fixture/build.ts", ...(FULL ? ["--clean"] : [])],
});

/** Every sample program in each language that this machine has. */
const SAMPLES = /** @type {import("./stages.mjs").Stage} */ ({
  name: "samples",
  tool: ["tsx", "src/cli/samples/main.ts"],
  env: { TSX_TSCONFIG_PATH: "src/config/tsconfig.node.json" },
  counts: true,
});

/**
 * A strict build, so that broken links and duplicate routes fail, and the checks on what it wrote.
 * @param {string} prefix path prefix or ""
 * @param {Record<string, string>} browser environment of the browser tests
 * @param {import("./stages.mjs").Stage[]} beside stages of lane 1, which run beside the checks
 * @returns {import("./stages.mjs").Stage[]}
 */
function builtSite(prefix, browser, beside) {
  const under = prefix && ` under ${prefix}`;
  const env = { PATH_PREFIX: prefix, STRICT: "1" };
  const args = /** @type {const} */ (["gatsby", "build", ...(prefix ? ["--prefix-paths"] : [])]);
  return [
    // A complete run starts from nothing; otherwise the build is warm where there was one before.
    ...(FULL ? [{ name: `clean${under}`, tool: /** @type {["gatsby", string]} */ (["gatsby", "clean"]) }] : []),
    { name: `build${under}`, tool: [...args], env },
    // Other sites are built beside the checks of this one; tests that wait for what a reader sees run alone.
    { name: `site${under}`, lane: 0, jest: ["build"], env: { ...env, ...browser }, needs: `build${under}` },
    ...beside,
    { name: `shell${under}`, jest: ["shell"], env: { ...env, ...browser }, needs: `build${under}` },
  ];
}

command(async () => {
  checkNode();
  install();
  const browser = { CHROME_PATH: findBrowser() ?? "", FULL: FULL ? "1" : "" };
  installSampleLanguages();
  const passed = await runStages([
    ...fastStages(),
    ...(FULL ? builtSite(PREFIX, browser, [FIXTURE]) : []),
    ...builtSite("", browser, [...(FULL ? [] : [FIXTURE]), { name: "sites", lane: 1, jest: ["sites"] }]),
    SAMPLES,
    { name: "develop", jest: ["develop"], env: browser },
    { name: "warm", tool: ["tsx", "src/cli/verifyWarm.ts", ...(FULL ? [] : ["--short"])] },
  ]);
  process.exitCode = passed ? 0 : 1;
});
