import { existsSync } from "node:fs";

import { spawnGroup } from "./spawnGroup";
import { treeMemory } from "./treeMemory";

/** What each of the two processes holds. */
const HELD_MIB = 200;

test("memory is that of a process and of all that it has started", async () => {
  const inner = `const held = Buffer.alloc(${String(HELD_MIB)} * 2 ** 20, 1); console.log("ready"); setInterval(() => held, 1000)`;
  const outer = `const held = Buffer.alloc(${String(HELD_MIB)} * 2 ** 20, 1);
    require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(inner)}], { stdio: "inherit" });
    held.fill(2);`;
  const { child, kill, ended } = spawnGroup(process.execPath, ["-e", outer], { cwd: process.cwd() });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  const memory = treeMemory(child.pid ?? NaN);
  kill();
  await ended;
  // Without /proc it can't be told, and a guess would be worse.
  expect(memory === null).toBe(!existsSync("/proc/self/status"));
  expect(memory ?? Infinity).toBeGreaterThan(2 * HELD_MIB * 1024);
});

test("other processes aren't counted", () => {
  expect(treeMemory(2 ** 30) ?? 0).toBe(0);
});
