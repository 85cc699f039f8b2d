// Runs the project's checks in order and counts them: all stages run, whatever fails before them.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "./run.mjs";

/**
 * One check. `jest` names Jest projects, whose tests are counted one by one; any other stage counts as one.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [jest]
 * @property {[tool: Parameters<typeof run>[0], ...args: string[]]} [tool]
 * @property {Record<string, string>} [env]
 * @property {string} [needs] name of an earlier stage without whose success this one says nothing
 */

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 */

/** @param {Stage} stage @returns {Promise<Outcome>} */
async function runStage({ jest, tool, env }) {
  if (jest) return runJest(jest, env);
  if (!tool) throw new Error("a stage needs `tool` or `jest`");
  const [name, ...args] = tool;
  const { status, output } = await run(name, args, { env, quiet: true });
  return status === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
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
    const report = output.replace(/^Test results written to: .*$/m, "");
    return { passed, failed: Math.max(failed, 1), output: report };
  } catch {
    return { passed: 0, failed: 1, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints a line per stage with its time, what failed, and last of all `N passed, N failed`.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  const notPassed = new Set();
  const width = Math.max(...stages.map(({ name }) => name.length));
  for (const stage of stages) {
    process.stdout.write(`${stage.name.padEnd(width)}  `);
    const start = performance.now();
    const blocked = stage.needs !== undefined && notPassed.has(stage.needs);
    const { passed, failed, output } = blocked
      ? { passed: 0, failed: 1, output: `Not run: it needs "${stage.needs}" to pass.` }
      : await runStage(stage);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    const count = stage.jest ? `  ${passed} passed${failed ? `, ${failed} failed` : ""}` : "";
    console.log(`${failed ? "FAILED" : "ok    "} ${seconds} s${count}`);
    if (failed) {
      notPassed.add(stage.name);
      console.log(`\n${output.trim()}\n`);
    }
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/** What needs no built site: types, lint, unit tests, and the content through its validators. */
export const FAST_STAGES = /** @type {Stage[]} */ ([
  { name: "types", tool: ["tsc", "--build"] },
  { name: "eslint", tool: ["eslint", ".", "--max-warnings", "0"] },
  { name: "stylelint", tool: ["stylelint", "src/**/*.css", "--allow-empty-input", "--max-warnings", "0"] },
  { name: "prettier", tool: ["prettier", "--check", ".", "--log-level", "warn"] },
  { name: "unit", jest: ["node", "browser"] },
  { name: "content", jest: ["content"] },
]);
