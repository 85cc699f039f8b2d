import { formatRatio, formatValue, type Unit } from "./formatValue";

test.each<[value: number, unit: Unit, text: string]>([
  [0.4567, "s", "0.46 s"],
  [9.994, "s", "9.99 s"],
  [33.26, "s", "33.3 s"],
  [41.6, "ms", "42 ms"],
  [2047.6, "MiB", "2048 MiB"],
  [99_940, "bytes", "99.9 KB"],
  [1_250_000, "bytes", "1.25 MB"],
  [1234, "count", "1234"],
  [0.0004, "score", "0.000"],
])("%d %s is %s", (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

test("a ratio has two digits", () => {
  expect(formatRatio(0.3)).toBe("0.30x");
});
