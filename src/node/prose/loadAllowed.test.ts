import { formatReport } from "../issues";
import { loadAllowed, unusedAllowances } from "./loadAllowed";

const A = "a".repeat(64);
const B = "b".repeat(64);
const TEXT = `secrets:
  - sha256: ${A}
    reason: The key of the signing example.
  - sha256: ${B}
    reason: The key of another one.
hosts:
  - host: maps.others.com
    reason: Its answers are shown.
`;

test("a site without the file allows nothing", () => {
  expect(loadAllowed("allowed.yaml", null)).toMatchObject({ allowed: { secrets: [], hosts: [] }, issues: [] });
});

test("entries that nothing needs are reported at their place", () => {
  const loaded = loadAllowed("allowed.yaml", TEXT);
  expect(unusedAllowances(loaded, { secrets: new Set([A, B]), hosts: new Set(["maps.others.com"]) })).toEqual([]);
  expect(unusedAllowances(loaded, { secrets: new Set([A]), hosts: new Set() })).toEqual([
    {
      ...{ file: "allowed.yaml", line: 4, column: 13, rule: "unused-allowance" },
      message: "the secret `bbbbbbbb…` is allowed, and stands nowhere in the content",
      fix: "remove the entry",
    },
    {
      ...{ file: "allowed.yaml", line: 7, column: 11, rule: "unused-allowance" },
      message: "the host `maps.others.com` is allowed, and stands nowhere in the content",
      fix: "remove the entry",
    },
  ]);
});

test.each([
  [`secrets: [{ sha256: ${A} }]`, /1:\d+ error .*missing key `secrets\.0\.reason`/],
  [`secrets: [{ sha256: ${A}, reason: yes }]`, /a reason in words/],
  ["secrets: [{ sha256: 12ab, reason: A throwaway key. }]", /64 hexadecimal digits/],
  [`secrets:\n  - { sha256: ${A}, reason: A key. }\n  - { sha256: ${A}, reason: A key. }`, /3:15 .*has the same/],
  ["hosts: [{ host: 'https://a.com', reason: It is called. }]", /a host in small letters/],
  ["hosts: [{ name: a.com, reason: It is called. }]", /unknown key `hosts\.0\.name`/],
])("a faulty list says so and allows nothing: %s", (text, report) => {
  const { allowed, issues } = loadAllowed("allowed.yaml", text);
  expect(formatReport(issues, false, () => null)).toMatch(report);
  expect(allowed).toEqual({ secrets: [], hosts: [] });
});
