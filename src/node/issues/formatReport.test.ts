import type { Issue, Rule } from ".";
import { countErrors, formatReport, severities, severityOf } from ".";

const issue = (file: string, line: number, column: number, more: Partial<Issue> = {}): Issue => ({
  file,
  line,
  column,
  rule: "mdx-syntax",
  message: "wrong",
  fix: "mend it",
  ...more,
});

const sources: Readonly<Record<string, string>> = {
  "a.mdx": "one\n\tthree {\nfour\nfive",
  "crlf.mdx": "\uFEFFone\r\ntwo\r\nthree",
  "long.mdx": `before\n${"x".repeat(300)}{${"y".repeat(300)}\nafter`,
};
const read = (file: string): string | null => sources[file] ?? null;

test("an issue shows place, severity, rule, message, the line with its neighbours, known values and fix", () => {
  expect(formatReport([issue("a.mdx", 2, 8, { known: ["b", "c"] })], false, read)).toMatchInlineSnapshot(`
    "a.mdx:2:8 error [mdx-syntax] wrong
        1 | one
      > 2 |  three {
          |        ^
        3 | four
      known: b, c
      fix: mend it

    1 error, 0 warnings in content and configuration"
  `);
});

test("without a source, known values or neighbours there is less to show", () => {
  expect(formatReport([issue("gone.mdx", 2, 8)], false, read)).toBe(
    "gone.mdx:2:8 error [mdx-syntax] wrong\n  fix: mend it\n\n1 error, 0 warnings in content and configuration",
  );
});

test("a long line is shown around the column, the caret below it", () => {
  const lines = formatReport([issue("long.mdx", 2, 301)], false, read).split("\n");
  const shown = lines.find((line) => line.startsWith("  > 2 |")) ?? "";
  const caret = lines[lines.indexOf(shown) + 1] ?? "";
  expect(shown.length).toBeLessThan(130);
  expect(shown[caret.indexOf("^")]).toBe("{");
});

test("the caret is right at the start, behind a byte order mark and with CRLF", () => {
  const lines = formatReport([issue("crlf.mdx", 1, 1), issue("crlf.mdx", 2, 3)], false, read).split("\n");
  const under = (text: string): string | undefined => {
    const at = lines.findIndex((line) => line.startsWith("  >") && line.endsWith(text));
    return lines[at]?.[lines[at + 1]?.indexOf("^") ?? -1];
  };
  expect(under("one")).toBe("o");
  expect(under("two")).toBe("o");
  expect(lines.join("")).not.toMatch(/[\uFEFF\r]/);
});

test("a place behind the end of the file breaks nothing", () => {
  expect(formatReport([issue("a.mdx", 99, 99)], false, read)).toContain("a.mdx:99:99 error");
});

test("a file with a secret is not quoted, for that fault and for any other", () => {
  const issues = [issue("a.mdx", 1, 1, { rule: "secret" }), issue("a.mdx", 1, 9), issue("b.mdx", 1, 1)];
  const report = formatReport(issues, false, (file) => `the line of ${file}`);
  expect(report).toContain("a.mdx:1:1 error [secret]");
  expect(report).not.toContain("the line of a.mdx");
  expect(report).toContain("the line of b.mdx");
});

test("issues come by file, line and column", () => {
  const report = formatReport(
    [issue("b", 1, 1), issue("a", 10, 1), issue("a", 2, 9), issue("a", 2, 1)],
    false,
    () => null,
  );
  expect(report.match(/^[ab]:\d+:\d+/gm)).toEqual(["a:2:1", "a:2:9", "a:10:1", "b:1:1"]);
});

test("two files whose names differ in case have an order, whatever the order given", () => {
  const issues = [issue("a", 1, 1), issue("B", 1, 1), issue("b", 1, 1)];
  const report = (list: readonly Issue[]) => formatReport(list, false, () => null);
  expect(report(issues)).toBe(report([...issues].reverse()));
});

describe("severity", () => {
  const warning = issue("a", 1, 1, { rule: "duplicate-route" });

  test("few rules warn, and strict mode makes them errors", () => {
    const warnings = (Object.keys(severities) as Rule[]).filter(
      (rule) => severityOf(issue("a", 1, 1, { rule }), false) === "warning",
    );
    expect(warnings.sort()).toEqual([
      ...[
        "broken-markdown-link",
        "duplicate-route",
        "example-host",
        "page-preview",
        "stray-content",
        "term",
        "unlocked-address",
      ],
      "unused-allowance",
    ]);
    expect(severityOf(warning, true)).toBe("error");
  });

  test("counts stand at the end", () => {
    const issues = [issue("a", 1, 1), warning, issue("a", 3, 1)];
    expect(formatReport(issues, false, () => null)).toMatch(/\n\n2 errors, 1 warning in content and configuration$/);
    expect(formatReport(issues, true, () => null)).toMatch(/\n\n3 errors, 0 warnings in content and configuration$/);
    expect([countErrors(issues, false), countErrors(issues, true)]).toEqual([2, 3]);
  });
});
