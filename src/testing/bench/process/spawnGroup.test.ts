import { spawnGroup } from "./spawnGroup";

const WAITS = "setInterval(() => {}, 1000)";

/** A program that starts another one, which writes "ready" to the same stream and waits. */
const starts = (then: string): string => `
  const inner = 'console.log("ready"); ${WAITS}';
  require("node:child_process").spawn(process.execPath, ["-e", inner], { stdio: "inherit" });
  ${then}
`;

const node = (script: string) => spawnGroup(process.execPath, ["-e", script], { cwd: process.cwd() });

/** Resolves once a program has written "ready". */
const ready = ({ child }: ReturnType<typeof node>): Promise<unknown> =>
  new Promise((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("ready")) resolve(undefined);
    });
  });

// The streams are closed once the last process that holds them has ended: `ended` would wait for ever otherwise.
test("a group ends with all that it has started", async () => {
  const group = node(starts(WAITS));
  await ready(group);
  group.kill();
  expect(await group.ended).toBeNull();
});

test("what a program leaves behind ends with it", async () => {
  const group = node(starts(`process.stdin.once("data", () => process.exit(3));`));
  await ready(group);
  group.child.stdin.write("go");
  expect(await group.ended).toBe(3);
});

test("both streams are collected, and the environment is added to", async () => {
  const script = `console.log(process.env.BENCH_WORD); console.error(process.env.PATH ? "path" : "none")`;
  const group = spawnGroup(process.execPath, ["-e", script], { cwd: process.cwd(), env: { BENCH_WORD: "word" } });
  expect(await group.ended).toBe(0);
  expect(group.output().split("\n").filter(Boolean).sort()).toEqual(["path", "word"]);
});

test("a program that isn't there is an error", async () => {
  await expect(spawnGroup("no-such-program", [], { cwd: process.cwd() }).ended).rejects.toThrow("ENOENT");
});
