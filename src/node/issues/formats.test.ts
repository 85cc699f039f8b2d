import type { Issue } from ".";
import { formatAnnotations, formatSarif, severities } from ".";

const ISSUES: readonly Issue[] = [
  {
    file: "content/docs/b.mdx",
    line: 4,
    column: 2,
    rule: "broken-link",
    message: "link `/x`: 100% wrong,\nreally",
    known: ["/y", "/z"],
    fix: "link to `/y`",
  },
  { file: "content/docs/a, b:c.mdx", line: 1, column: 1, rule: "duplicate-route", message: "twins", fix: "rename" },
];

test("GitHub gets one annotation for each issue, sorted by file, with its text escaped", () => {
  expect(formatAnnotations(ISSUES, false).split("\n")).toEqual([
    "::warning file=content/docs/a%2C b%3Ac.mdx,line=1,col=1,title=duplicate-route::twins%0Afix: rename",
    "::error file=content/docs/b.mdx,line=4,col=2,title=broken-link::link `/x`: 100%25 wrong,%0Areally%0Aknown: /y, /z%0Afix: link to `/y`",
  ]);
  expect(formatAnnotations(ISSUES, true)).not.toContain("::warning");
  expect(formatAnnotations([], true)).toBe("");
});

test("SARIF names every rule, and each issue with its place and level", () => {
  const log = JSON.parse(formatSarif(ISSUES, false)) as {
    readonly version: string;
    readonly runs: readonly {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly Readonly<Record<string, unknown>>[];
    }[];
  };
  const [run] = log.runs;
  expect(log.version).toBe("2.1.0");
  expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(severities));
  expect(run?.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ["duplicate-route", "warning"],
    ["broken-link", "error"],
  ]);
  expect(run?.results[1]).toMatchObject({
    ruleIndex: Object.keys(severities).indexOf("broken-link"),
    message: { text: "link `/x`: 100% wrong,\nreally\nfix: link to `/y`" },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "content/docs/b.mdx", uriBaseId: "ROOT" },
          region: { startLine: 4, startColumn: 2 },
        },
      },
    ],
  });
  expect(run?.results[0]).toMatchObject({
    locations: [{ physicalLocation: { artifactLocation: { uri: "content/docs/a,%20b:c.mdx" } } }],
  });
});
