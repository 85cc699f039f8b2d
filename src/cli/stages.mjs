// Runs the project's checks and counts them: all stages run, whatever fails before them.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "./run.mjs";

/**
 * One check. `jest` names Jest projects, whose tests are counted one by one; any other stage counts as one, unless it
 * `counts`.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [jest]
 * @property {[tool: Parameters<typeof run>[0], ...args: string[]]} [tool]
 * @property {Record<string, string>} [env]
 * @property {boolean} [counts] the tool prints lines `<name> N passed, N failed`, which are counted, or
 *   `<name> not run: …`, which nobody should miss
 * @property {0 | 1} [lane] for stages that may run beside one of the other lane; without it a stage runs alone
 * @property {string} [needs] name of an earlier stage without whose success this one says nothing
 */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} output of what failed
 * @property {string[]} [notes] lines to be read whatever the outcome
 */

/** @param {Stage} stage @returns {Promise<Outcome>} */
async function runStage({ jest, tool, env, counts }) {
  if (jest) return runJest(jest, env);
  if (!tool) throw new Error("a stage needs `tool` or `jest`");
  const [name, ...args] = tool;
  const { status, output } = await run(name, args, { env, quiet: true });
  if (counts) return counted(status, output);
  return status === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
}

/** @param {number} status @param {string} output @returns {Outcome} */
function counted(status, output) {
  const counts = [...output.matchAll(/^\S+ +(\d+) passed, (\d+) failed$/gm)];
  const sumOf = (/** @type {number} */ group) => counts.reduce((sum, line) => sum + Number(line[group]), 0);
  const passed = sumOf(1);
  const failed = sumOf(2);
  const notes = [...output.matchAll(/^\S+ +(?:\d+ passed, \d+ failed|not run: .*)$/gm)].map(([line]) => line);
  // A tool that counts nothing has shown nothing.
  const good = status === 0 && failed === 0 && passed > 0;
  return { passed, failed: good ? 0 : Math.max(failed, 1), output: good ? "" : output, notes };
}

/** @param {string[]} projects @param {Record<string, string>} [env] @returns {Promise<Outcome>} */
async function runJest(projects, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "jest-"));
  const file = path.join(folder, "results.json");
  // --ci: a missing snapshot is a failure, not a new file.
  const args = ["--ci", "--json", `--outputFile=${file}`, "--selectProjects", ...projects];
  const { status, output } = await run("jest", args, { env, quiet: true });
  try {
    const results = JSON.parse(readFileSync(file, "utf8"));
    // A skipped test has shown nothing, and a file that can't be loaded hides its tests.
    const failed = results.numFailedTests + results.numPendingTests + results.numRuntimeErrorTestSuites;
    const passed = results.numPassedTests;
    if (status === 0 && failed === 0) return { passed, failed, output: "" };
    // What passed is counted; only what failed is read.
    const report = output.replace(/^(?:Test results written to: |PASS ).*\n?/gm, "");
    return { passed, failed: Math.max(failed, 1), output: report };
  } catch {
    return { passed: 0, failed: 1, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a stage and takes its time.
 * @param {Stage} stage
 * @param {Set<string>} notPassed names of the stages that have failed
 */
async function timed(stage, notPassed) {
  const begin = performance.now();
  const blocked = stage.needs !== undefined && notPassed.has(stage.needs);
  const outcome = blocked
    ? { passed: 0, failed: 1, output: `Not run: it needs "${stage.needs}" to pass.` }
    : await runStage(stage).catch((error) => ({ passed: 0, failed: 1, output: String(error) }));
  if (outcome.failed > 0) notPassed.add(stage.name);
  return { ...outcome, seconds: (performance.now() - begin) / 1000 };
}

/**
 * Prints a line per stage with its time, what failed, and last of all `N passed, N failed`.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  const notPassed = /** @type {Set<string>} */ (new Set());
  const width = Math.max(...stages.map(({ name }) => name.length));
  const outcomes = start(stages, (stage) => timed(stage, notPassed));
  for (const { stage, outcome } of outcomes) {
    process.stdout.write(`${stage.name.padEnd(width)}  `);
    const { passed, failed, output, notes = [], seconds } = await outcome;
    const count = stage.jest || stage.counts ? `  ${passed} passed${failed ? `, ${failed} failed` : ""}` : "";
    console.log(`${failed ? "FAILED" : "ok    "} ${seconds.toFixed(1).padStart(6)} s${count}`);
    for (const note of notes) console.log(`${" ".repeat(width)}  ${note}`);
    if (failed) console.log(`\n${output.trim()}\n`);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * Starts stages in their order: each when what came before it in its lane has ended, without a lane
 * when everything before it has. Two lanes, for two processors.
 * @param {Stage[]} stages
 * @param {(stage: Stage) => ReturnType<typeof timed>} job
 */
function start(stages, job) {
  const lanes = /** @type {Promise<unknown>[]} */ ([Promise.resolve(), Promise.resolve()]);
  return stages.map((stage) => {
    const own = stage.lane === undefined ? [0, 1] : [stage.lane];
    const outcome = Promise.all(own.map((lane) => lanes[lane])).then(() => job(stage));
    for (const lane of own) lanes[lane] = outcome;
    return { stage, outcome };
  });
}

/**
 * What needs no built site: types, lint, unit tests, and the content through its validators. With `cached`, linters
 * look again at files that have changed only: for those who wait, while a run that decides looks at all.
 * @param {{ cached?: boolean }} [options]
 * @returns {Stage[]}
 */
export const fastStages = ({ cached = false } = {}) => [
  { name: "types", lane: 0, tool: ["tsc", "--build"] },
  {
    name: "eslint",
    lane: 1,
    tool: ["eslint", ".", "--max-warnings", "0", ...(cached ? cacheAt("eslint/") : [])],
  },
  { name: "stylelint", lane: 0, tool: ["stylelint", "src/**/*.css", "--allow-empty-input", "--max-warnings", "0"] },
  {
    name: "prettier",
    lane: 0,
    tool: ["prettier", "--check", ".", "--log-level", "warn", ...(cached ? cacheAt("prettier-check.json") : [])],
  },
  { name: "unit", lane: 0, jest: ["node", "browser"] },
  {
    name: "openapi",
    lane: 1,
    tool: ["redocly", "lint", "site", "--config", "src/config/redocly.yaml"],
    // Checks run on any machine, offline too: nothing is sent or asked for.
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  },
  { name: "content", lane: 1, jest: ["content"] },
];

/** @param {string} name */
function cacheAt(name) {
  return ["--cache", "--cache-strategy", "content", "--cache-location", `node_modules/.cache/${name}`];
}
