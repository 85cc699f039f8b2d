import { repetition } from "./repetition";

test("the share of a text is by length, and counts sentences that more than five texts have", () => {
  const lengths = [30, 10, 5];
  expect(repetition([[0, 1], [0], [0], [0], [0], [0, 0], [2], []], lengths)).toEqual([0.75, 1, 1, 1, 1, 1, 0, 0]);
  expect(repetition([[0], [0], [0], [0], [0]], lengths)).toEqual([0, 0, 0, 0, 0]);
});
