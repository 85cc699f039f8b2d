import { formatTable } from "./formatTable";

test("columns are as wide as their widest cell; headings don't widen them, and no line ends with a blank", () => {
  const rows = [["A heading that is longer than anything"], ["one", "1.5 s", ""], ["another", "12.0 s", "met"]];
  expect(formatTable(["", "this", "target"], rows, new Set([1]))).toBe(
    [
      "           this  target",
      "-------  ------  ------",
      "A heading that is longer than anything",
      "one       1.5 s",
      "another  12.0 s  met",
    ].join("\n"),
  );
});
