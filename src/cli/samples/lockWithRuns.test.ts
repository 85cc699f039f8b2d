import { lockWithRuns } from "./lockWithRuns";

const DAY = "2026-03-04";
const program = (language: string, digest = "a") => ({ call: "pay", language, digest });
const locked = (language: string, digest = "a") => ({ ...program(language, digest), day: "2026-01-01" });
const run = (language: string, fault: string | null) => ({ id: "pay", language, fault });

test("what passed is of today, what failed is gone, and what didn't run stays", () => {
  const programs = [program("curl", "b"), program("go"), program("java"), program("php")];
  const before = [locked("curl"), locked("go"), locked("java")];
  expect(lockWithRuns(before, programs, [run("curl", null), run("go", "ended with 1"), run("php", null)], DAY)).toEqual(
    [{ ...program("curl", "b"), day: DAY }, locked("java"), { ...program("php"), day: DAY }],
  );
});

test("what has changed since, or is no program any more, is gone", () => {
  expect(lockWithRuns([locked("curl"), locked("ruby")], [program("curl", "b")], [], DAY)).toEqual([]);
});
