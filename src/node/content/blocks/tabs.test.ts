import { attribute, elementsOf, parseDocument } from "../../../testing/build/htmlTree";
import { codeTexts, faultsOf, htmlOf, spot } from "../../../testing/fixtures/compile";
import { articleProblems, outline } from "../../../testing/fixtures/html";

const withRole = (html: string, role: string) =>
  [...elementsOf(parseDocument(html))].filter((element) => attribute(element, "role") === role);

const fences = "```bash\ncurl https://example.com\n```\n\n```js\nfetch();\n```\n\n";

describe("CodeTabs", () => {
  test("markup", async () => {
    const html = await htmlOf(`<CodeTabs>\n\n${fences}</CodeTabs>\n`);
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("are named by the language that readers choose, or by the fence's title", async () => {
    const html = await htmlOf(
      '<CodeTabs label="Sample">\n\n```js title="client.mjs"\n1\n```\n\n```js\n2\n```\n\n```bash\n3\n```\n\n</CodeTabs>\n',
    );
    expect(withRole(html, "tab").map((tab) => attribute(tab, "data-value"))).toEqual([
      "javascript",
      "javascript-2",
      "curl",
    ]);
    expect(html).toContain(">client.mjs</button>");
    expect(html).toContain(">Node.js</button>");
    expect(html).toContain(">cURL</button>");
    expect(html).toContain('aria-label="Sample"');
  });

  test("have every panel's text in the HTML", async () => {
    expect(codeTexts(await htmlOf(`<CodeTabs>\n\n${fences}</CodeTabs>\n`))).toEqual([
      "curl https://example.com",
      "fetch();",
    ]);
  });

  test.each([
    ["one fence", "```js\n1\n```\n\n"],
    ["text between", `${fences}Text.\n\n`],
    ["nothing", ""],
  ])("%s is reported", async (_kind, inside) => {
    const faults = await faultsOf(`Text\n\n<CodeTabs>\n\n${inside}</CodeTabs>\n`);
    expect(faults.map(spot)).toEqual(["3:1 block-usage"]);
  });
});

describe("Tabs", () => {
  const tabs =
    '<Tabs label="Platform" sync="platform">\n\n<Tab label="Android">\n\nA\n\n- b\n\n</Tab>\n\n<Tab label="iOS 17" value="ios">One *line*.</Tab>\n\n</Tabs>\n';

  test("markup", async () => {
    const html = await htmlOf(tabs);
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("each tab has its panel, by the value that they share, over all groups of a page", async () => {
    const html = await htmlOf(`${tabs}\n${tabs}\n<CodeTabs>\n\n${fences}</CodeTabs>\n`);
    const [named, shown] = ["tab", "tabpanel"].map((role) =>
      withRole(html, role).map((element) => attribute(element, "data-value")),
    );
    expect(named).toEqual(["android", "ios", "android", "ios", "curl", "javascript"]);
    expect(shown).toEqual(named);
  });

  test("the first of each group is selected, and alone in the tab order", async () => {
    const html = await htmlOf(tabs);
    expect(withRole(html, "tab").map((tab) => [attribute(tab, "aria-selected"), attribute(tab, "tabindex")])).toEqual([
      ["true", "0"],
      ["false", "-1"],
    ]);
    expect(withRole(html, "tabpanel").map((panel) => attribute(panel, "data-active"))).toEqual(["", undefined]);
  });

  test.each([
    ["text between", "<Tabs>\n\nText.\n\n</Tabs>", "5:1", "holds `<Tab>` blocks only"],
    [
      "a value that stands twice",
      '<Tabs>\n\n<Tab label="A b">a</Tab>\n\n<Tab label="B" value="a-b">b</Tab>\n\n</Tabs>',
      "7:1",
      "has the value `a-b` too",
    ],
    ["a tab outside", '<Tab label="A">a</Tab>', "3:1", "stands outside of `<Tabs>`"],
    ["a tab without label", "<Tabs>\n\n<Tab>a</Tab>\n\n</Tabs>", "5:1", "needs the attribute `label`"],
    [
      "an unknown attribute",
      '<Tabs lable="A">\n\n<Tab label="A">a</Tab>\n\n</Tabs>',
      "3:1",
      "has no attribute `lable`",
    ],
  ])("%s is reported", async (_kind, text, place, message) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault === undefined ? "" : spot(fault)).toBe(`${place} block-usage`);
    expect(fault?.message).toContain(message);
  });
});
