import { runStages } from "./stages.mjs";

const exitWith = (status: number, text = "") =>
  ["tsx", "-e", `console.log(${JSON.stringify(text)}); process.exit(${status})`] as ["tsx", ...string[]];

async function linesOf(stages: Parameters<typeof runStages>[0]) {
  const lines: string[] = [];
  jest.spyOn(process.stdout, "write").mockImplementation(() => true);
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const passed = await runStages(stages);
  return { passed, lines };
}

test("all stages run, and the last line counts them", async () => {
  const { passed, lines } = await linesOf([
    { name: "one", tool: exitWith(0) },
    { name: "two", tool: exitWith(3, "what went wrong") },
    { name: "three", tool: exitWith(0) },
    { name: "four", tool: exitWith(0), needs: "two" },
  ]);
  expect(passed).toBe(false);
  expect(lines.at(-1)).toBe("2 passed, 2 failed");
  expect(lines.join("\n")).toContain("what went wrong");
  expect(lines.join("\n")).toContain('Not run: it needs "two" to pass.');
});

test("lanes run side by side, and what has none waits for both", async () => {
  const { lines } = await linesOf([
    { name: "slow", lane: 0, tool: ["tsx", "-e", "setTimeout(() => process.exit(1), 300)"] },
    { name: "quick", lane: 1, tool: exitWith(0) },
    { name: "last", tool: exitWith(0), needs: "slow" },
  ]);
  expect(lines.filter((line) => /^(ok|FAILED)/.test(line)).map((line) => line.split(" ", 1)[0])).toEqual([
    ...["FAILED", "ok", "FAILED"],
  ]);
});

test("a stage that passes prints one line", async () => {
  const { passed, lines } = await linesOf([{ name: "one", tool: exitWith(0, "chatter") }]);
  expect(passed).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^ok +\d+\.\d s$/), "1 passed, 0 failed"]);
});

test("a stage that counts is counted line by line, and what did not run is shown", async () => {
  const text = [
    "curl        12 passed, 0 failed",
    "go          not run: `go version` fails here",
    "java  3 passed, 1 failed",
  ];
  const { lines } = await linesOf([
    { name: "good", counts: true, tool: exitWith(0, text.slice(0, 2).join("\n")) },
    { name: "bad", counts: true, tool: exitWith(1, text.join("\n")) },
    { name: "quiet", counts: true, tool: exitWith(0) },
  ]);
  expect(lines.at(-1)).toBe("27 passed, 2 failed");
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^ok +\d+\.\d s {2}12 passed$/),
    "       curl        12 passed, 0 failed",
    "       go          not run: `go version` fails here",
  ]);
});
