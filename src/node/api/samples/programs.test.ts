import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { run, start, stopPrograms } from "./programs";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "programs-test-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** More than any test needs. */
const PATIENT = { milliseconds: 60_000, characters: 1000 };

const node = (code: string, limits = PATIENT) =>
  run([process.execPath, "-e", code], folder, { GIVEN: "given" }, limits);

/** A program that starts another one, which writes its number into `file` and goes on. */
const withChild = (file: string, then: string): string => `
  const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  require("node:fs").writeFileSync(${JSON.stringify(file)}, String(child.pid));
  ${then}`;

/** True once no process has the number that the file holds. */
async function isGone(file: string): Promise<boolean> {
  const pid = Number(readFileSync(path.join(folder, file), "utf8"));
  for (;;) {
    try {
      process.kill(pid, 0);
      // A process that nobody has asked after still has its number.
      if (/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${String(pid)}/stat`, "utf8"))) return true;
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test("a run ends as its program does, with what it printed", async () => {
  expect(await node("console.log(process.env.GIVEN); console.error('beside'); process.exitCode = 3")).toMatchObject({
    ...{ code: 3, ending: "ended with 3", stdout: "given\n" },
    output: expect.stringContaining("beside\n") as string,
  });
  expect(await node("process.kill(process.pid, 'SIGKILL')")).toMatchObject({
    code: -1,
    ending: "was ended by SIGKILL",
  });
  expect(await run(["no-such-command"], folder, {})).toMatchObject({
    ...{ code: -1, ending: expect.stringContaining("can't be started") as string },
  });
});

test("a program gets no input, and its traffic goes to this machine directly", async () => {
  const reads = 'process.stdin.on("end", () => console.log("end", process.env.NO_PROXY)).resume()';
  expect(await node(reads)).toMatchObject({ code: 0, stdout: "end localhost,127.0.0.1\n" });
});

test("a program that hangs is stopped, whatever it does about it, and hasn't ended well", async () => {
  const stubborn = 'process.on("SIGTERM", () => process.exit(0)); console.log("SUCCESS"); setInterval(() => {}, 1000)';
  const { code, ending } = await node(stubborn, { ...PATIENT, milliseconds: 1 });
  expect([code, ending]).toEqual([-1, "didn't end within 0.001 seconds"]);
});

test("a program that never stops printing is stopped", async () => {
  const { code, ending, output } = await node('setInterval(() => console.log("x".repeat(99)), 1)');
  expect([code, ending, output.length]).toEqual([-1, "printed more than 1000 characters", 1000]);
});

test("what a program leaves running ends with it", async () => {
  expect(await node(withChild("left", "process.exit(0)"))).toMatchObject({ code: 0 });
  expect(await isGone("left")).toBe(true);
});

test("a program that goes on ends with all that it has started when it is stopped", async () => {
  for (const [file, stop] of [
    ["stopped", (one: ReturnType<typeof start>) => one.stop()],
    ["all", stopPrograms],
  ] as const) {
    const one = start([process.execPath, "-e", withChild(file, 'console.log("on")')], folder, {});
    while (one.isRunning() && !one.output().includes("on")) await new Promise((resolve) => setTimeout(resolve, 10));
    stop(one);
    while (one.isRunning()) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await isGone(file)).toBe(true);
  }
});

test("a program that can't be started isn't running", async () => {
  const one = start(["no-such-command"], folder, {});
  while (one.isRunning()) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(one.output()).toContain("can't be started");
});
