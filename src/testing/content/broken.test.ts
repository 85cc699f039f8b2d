// Every kind of mistake, and the exact words that its author gets. The builds of these sites are in ../sites.
import type { Issue } from "../../node/issues";
import { ALL_RULES, BROKEN_SITES, filesWithMistakes, issuesOf, reportOn } from "../fixtures/brokenSites";
import type { BrokenSite } from "../fixtures/brokenSites";

/** Files that others need to be wrong about. */
const SOUND: Readonly<Record<BrokenSite, readonly string[]>> = {
  broken: [
    "blog/2025-01-01-news.mdx",
    "data/error-codes.yaml",
    "docs/dot.png",
    "docs/good.mdx",
    "docs/twice.mdx",
    "docs/unfinished.mdx",
    "glossary.yaml",
  ],
  "broken-settings": ["docs/good.mdx"],
};

const found = new Map<BrokenSite, readonly Issue[]>();

beforeAll(async () => {
  for (const site of BROKEN_SITES) {
    found.set(site, await issuesOf(site));
  }
});

describe.each(BROKEN_SITES)("%s", (site) => {
  const own = (file: string): Issue[] =>
    (found.get(site) ?? []).filter((issue) => issue.file === `src/testing/sites/${site}/${file}`);

  test.each(filesWithMistakes(site, SOUND[site]))("%s", (file) => {
    const issues = own(file);
    expect(issues.length).toBeGreaterThan(0);
    expect(reportOn(issues)).toMatchSnapshot();
  });

  test.each(SOUND[site])("%s is sound", (file) => {
    expect(own(file)).toEqual([]);
  });

  test("nothing is found anywhere else", () => {
    const files = filesWithMistakes(site, SOUND[site]).map((file) => `src/testing/sites/${site}/${file}`);
    expect((found.get(site) ?? []).filter(({ file }) => !files.includes(file))).toEqual([]);
  });
});

test("there are at least 40 kinds of mistakes, and each rule has one", () => {
  const issues = [...found.values()].flat();
  const files = new Set(issues.map(({ file }) => file));
  expect(files.size).toBeGreaterThanOrEqual(40);
  const rules = new Set(issues.map(({ rule }) => rule));
  expect(ALL_RULES.filter((rule) => !rules.has(rule))).toEqual([]);
});
