import { faultsOf, pageOf, summary, withFrontMatter } from "../../testing/fixtures/compile";
import { headingOrderFault } from "./headingOrder";

const before = (...levels: number[]) => levels.map((level) => ({ level }));

test.each([
  [2, []],
  [2, [2, 3, 4]],
  [3, [2]],
  [4, [2, 3]],
  [3, [2, 3, 4]],
] as const)("level %d may follow %j", (level, levels) => {
  expect(headingOrderFault({ level, text: "Limits" }, before(...levels))).toBeNull();
});

test("a level that is left out is said with both ways to mend it", () => {
  expect(headingOrderFault({ level: 4, text: "Limits" }, before(2))).toEqual({
    message: "`#### Limits` skips a level: it stands below a heading of level 2",
    fix: "write `### …`, or a heading of level 3 before it",
  });
  expect(headingOrderFault({ level: 3, text: "Limits" }, [])?.message).toBe(
    "`### Limits` skips a level: it stands below the title",
  );
});

test("the order counts wherever headings stand: in text, tabs, quotes and admonitions", async () => {
  const page = [
    ...["## One", "", "<Tabs>", '<Tab label="A">', "", "#### In a tab", "", "</Tab>", "</Tabs>", ""],
    ...["> ###### In a quote", "", ":::note", "", "###### After one of its level", "", ":::", ""],
  ];
  expect((await faultsOf(withFrontMatter(page.join("\n")))).map(summary)).toEqual([
    "content/docs/guide/page.mdx:9:1 [heading-level] `#### In a tab` skips a level: it stands below a heading of level 2",
    "content/docs/guide/page.mdx:14:3 [heading-level] `###### In a quote` skips a level: it stands below a heading of level 4",
  ]);
});

test.each([
  ["# Title\n", "`# Title`: the page's only first-level heading is its title"],
  ["Title\n=====\n", "`# Title`: the page's only first-level heading is its title"],
  ["<h1>Title</h1>\n", "`<h1>`: the page's only first-level heading is its title"],
  ["<h3>Title</h3>\n", "`<h3>`: headings are written in Markdown"],
])("the title is the only first-level heading: %j", async (body, message) => {
  expect((await faultsOf(withFrontMatter(body))).map(({ rule, message: said }) => [rule, said])).toEqual([
    ["heading-level", message],
  ]);
});

test("headings that go down step by step, and up by any number, are fine", async () => {
  const page = await pageOf(withFrontMatter("## A\n\n### B\n\n#### C\n\n## D\n\n### E\n"));
  expect(page.headings.map(({ level }) => level)).toEqual([2, 3, 4, 2, 3]);
});
