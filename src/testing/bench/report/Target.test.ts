import { describeTarget, judge, type Measure, type Target } from "./Target";

const nothing: Measure = { value: null, peer: null, growth: null };

test.each<[target: Target, measure: Partial<Measure>, verdict: string]>([
  [{ of: "value", goal: 100 }, { value: 100 }, "met"],
  [{ of: "value", goal: 100 }, { value: 100.01 }, "MISSED"],
  [{ of: "value", goal: 100, below: true }, { value: 99.99 }, "met"],
  [{ of: "value", goal: 100, below: true }, { value: 100 }, "MISSED"],
  [{ of: "peer", goal: 1, floor: 1.3 }, { value: 500, peer: 1 }, "met"],
  [{ of: "peer", goal: 1, floor: 1.3 }, { value: 500, peer: 1.3 }, "floor met"],
  [{ of: "peer", goal: 1, floor: 1.3 }, { value: 0.5, peer: 1.31 }, "MISSED"],
  [{ of: "peer", goal: 1, floor: 1.3 }, { value: 0.5 }, "not measured"],
  [{ of: "growth", goal: 1 }, { value: 900, peer: 9, growth: 1 }, "met"],
  [{ of: "growth", goal: 1 }, { value: 0.9, peer: 0.9, growth: 1.001 }, "MISSED"],
  [{ of: "growth", goal: 1 }, { value: 900, peer: 9 }, "not measured"],
])("%j with %j is %s", (target, measure, verdict) => {
  expect(judge(target, { ...nothing, ...measure })).toBe(verdict);
});

test("a target says its limits in the figure's unit", () => {
  expect(describeTarget({ of: "value", goal: 100_000 }, "bytes")).toBe("at most 100.0 KB");
  expect(describeTarget({ of: "value", goal: 180, below: true }, "s")).toBe("below 180.0 s");
  expect(describeTarget({ of: "peer", goal: 0.4, floor: 0.6 }, "s")).toBe("at most 0.40x the best peer (floor 0.60x)");
  expect(describeTarget({ of: "growth", goal: 1 }, "bytes")).toBe("no more than on the smallest corpus");
});
