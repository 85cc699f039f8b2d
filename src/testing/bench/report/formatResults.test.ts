import type { Size } from "../readOptions";
import type { FigureKey } from "./figures";
import { formatResults } from "./formatResults";
import { Results } from "./Results";

type Measurement = readonly [tool: string, pages: Size, figure: FigureKey, value: number | null];

/** The lines of the table, without head and rule, each squeezed. */
function linesOf(...measurements: readonly Measurement[]): string[] {
  const results = new Results();
  for (const measurement of measurements) {
    results.add(...measurement);
  }
  return formatResults(results, "ours")
    .split("\n")
    .slice(2)
    .map((line) => line.trim().replace(/ +/g, " "));
}

test("each figure is a median beside its peers', with ratio, target and verdict", () => {
  const lines = linesOf(
    ["ours", 150, "cold", 30],
    ["A", 150, "cold", 40],
    ["B", 150, "cold", 25],
    ["ours", 150, "cold", 90],
    ["A", 150, "cold", 20],
    ["B", 150, "cold", 26],
    ["ours", 150, "cold", 31],
    ["A", 150, "cold", 80],
    ["B", 150, "cold", 27],
  );
  expect(lines).toEqual([
    "150 pages, 3 builds of each kind",
    "clean build 31.0 s 40.0 s 26.0 s 1.19x at most 1.00x the best peer (floor 1.30x) floor met",
  ]);
});

test("sizes ascend, and a target holds for its own size", () => {
  const lines = linesOf(["ours", 1000, "warm", 9], ["A", 1000, "warm", 30], ["ours", 150, "warm", 5]);
  expect(lines).toEqual([
    "150 pages",
    "build, nothing changed 5.00 s - -",
    "1,000 pages",
    "build, nothing changed 9.00 s 30.0 s 0.30x at most 0.30x the best peer met",
  ]);
});

test("without peers there is no ratio, and a target that needs one isn't measured", () => {
  expect(linesOf(["ours", 150, "cold", 30], ["ours", 150, "developEdit", 0.5])).toEqual([
    "150 pages, 1 build of each kind, 1 edit in development",
    "clean build 30.0 s at most 1.00x the best peer (floor 1.30x) not measured",
    "dev: edit to preview 0.50 s below 0.50 s MISSED",
  ]);
});

test("a page's HTML is held against the smallest corpus", () => {
  const sizes = (large: number) =>
    linesOf(["ours", 150, "pageHtml", 40_000], ["ours", 1000, "pageHtml", 1], ["ours", 5000, "pageHtml", large]).at(-1);
  expect(sizes(40_000)).toBe("HTML of one page 40.0 KB no more than on the smallest corpus met");
  expect(sizes(40_001)).toBe("HTML of one page 40.0 KB no more than on the smallest corpus MISSED");
});

test("what couldn't be measured is left out", () => {
  expect(linesOf(["ours", 150, "memory", null], ["ours", 150, "warm", 5])).toEqual([
    "150 pages",
    "build, nothing changed 5.00 s",
  ]);
});
