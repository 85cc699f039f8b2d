import { collapseDuration } from "./collapseDuration";

test.each([
  [0, 140],
  [36, 188],
  [144, 236],
  [400, 300],
  [900, 380],
])("%d px take %d ms", (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});

test("the longer the content, the longer, up to a bound", () => {
  const durations = [10, 50, 200, 800, 1200, 3000, 20_000].map(collapseDuration);
  expect(durations).toEqual([...durations].sort((a, b) => a - b));
  expect(durations.slice(-2)).toEqual([420, 420]);
});

test("a height that was not measured counts as none", () => {
  expect(collapseDuration(-5)).toBe(140);
});
