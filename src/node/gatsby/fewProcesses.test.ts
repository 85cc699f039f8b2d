import { fewProcesses } from "./fewProcesses";

const countWith = (processors: number, env: Record<string, string | undefined> = {}): string | undefined => {
  fewProcesses(env, processors);
  return env["GATSBY_CPU_COUNT"];
};

test("on a small machine the main process runs the queries", () => {
  expect([1, 2].map((processors) => countWith(processors))).toEqual(["1", "1"]);
});

test("a larger machine keeps its workers", () => {
  expect(countWith(4)).toBeUndefined();
});

test("a number that somebody has set stays", () => {
  expect(countWith(2, { GATSBY_CPU_COUNT: "logical_cores" })).toBe("logical_cores");
});
