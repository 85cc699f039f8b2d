import { readLines } from "./readLines";

test("lines count with those that are empty, however they end", () => {
  expect(readLines("\uFEFFa\r\n\r\n  b \r\tc\n\n")).toEqual([
    { raw: "a", value: "a", line: 1, column: 1 },
    { raw: "  b ", value: "b", line: 3, column: 3 },
    { raw: "\tc", value: "c", line: 4, column: 2 },
  ]);
  expect(readLines("")).toEqual([]);
});
