import { measure } from "./measure";

const node = (script: string) => measure(process.execPath, ["-e", script], { cwd: process.cwd() });

test("a command's time and output are told", async () => {
  const { seconds, output } = await node('console.log("built")');
  expect(output).toBe("built\n");
  expect(seconds).toBeGreaterThan(0);
});

test("a command that fails is an error with its output", async () => {
  await expect(node('console.log("line 3 is wrong"); process.exit(2)')).rejects.toThrow("line 3 is wrong");
});
