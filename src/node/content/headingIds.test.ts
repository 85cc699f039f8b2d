import { compile, faultsOf, pageOf, spot } from "../../testing/fixtures/compile";

const idsOf = async (text: string): Promise<string[]> => (await pageOf(text)).headings.map(({ id }) => id);

describe("ids come from the text of a heading", () => {
  const around = { routes: { "docs/guide/other.mdx": "/docs/guide/other" } };

  test.each([
    ["ampersand", "Tips & Tricks", "tips--tricks", "Tips & Tricks"],
    ["escaped sign", "a \\< b", "a--b", "a < b"],
    ["quotes", "\"q\" and 'r'", "q-and-r", "\"q\" and 'r'"],
    ["code", "`POST` /v3/payment/quickpay", "post-v3paymentquickpay", "POST /v3/payment/quickpay"],
    ["emphasis", "The *last* **step**", "the-last-step", "The last step"],
    ["link", "See [docs](./other.mdx)", "see-docs", "See docs"],
    ["element", "Press <kbd>Esc</kbd>", "press-esc", "Press Esc"],
    ["data", "Hosts of {product.name}", "hosts-of-acme-pay", "Hosts of Acme Pay"],
    ["data in code", "Call `{hosts.docs.production}`", "call-httpsdocexamplecom", "Call https://doc.example.com"],
    ["accents", "Développement", "développement", "Développement"],
    ["other scripts", "支付 与退款", "支付-与退款", "支付 与退款"],
    ["version", "v1.0.3", "v103", "v1.0.3"],
    ["colon", "Step 1: Issue", "step-1-issue", "Step 1: Issue"],
  ])("%s", async (_kind, source, id, text) => {
    const { headings, sections, html } = await pageOf(`## ${source}\n`, around);
    expect(headings).toEqual([{ level: 2, id, text }]);
    expect(sections[0]).toMatchObject({ anchor: id, headingPath: [text] });
    expect(html).toContain(`<h2 id="${id}">`);
  });

  test("an image counts with its alternative text", async () => {
    const image = { width: 1, height: 1, src: "/x.svg", sources: [] };
    const { headings } = await pageOf("## The ![Pay](x.svg) button\n", { images: { "docs/guide/x.svg": image } });
    expect(headings[0]).toMatchObject({ id: "the-pay-button" });
  });
});

describe("explicit ids", () => {
  test.each([
    ["underscores", "Call {#A.__call__}", "A.__call__", "Call"],
    ["accents", "Développement {#développement}", "développement", "Développement"],
    ["capitals", "Codes {#INVALID_SIGNATURE}", "INVALID_SIGNATURE", "Codes"],
    ["no space before it", "Codes{#codes}", "codes", "Codes"],
    ["closing signs of the heading", "Codes {#c} ##", "c", "Codes"],
    ["code before it", "`a` {#code}", "code", "a"],
  ])("with %s are taken as they are", async (_kind, source, id, text) => {
    for (const file of ["docs/guide/page.mdx", "docs/guide/page.md"]) {
      const { headings, markdown } = await pageOf(`## ${source}\n`, {}, file);
      expect(headings).toEqual([{ level: 2, id, text }]);
      expect(markdown).not.toContain("{#");
    }
  });

  test("are left alone in code", async () => {
    const { headings, markdown } = await pageOf("```text\n## Heading {#id}\n```\n\n## Next {#next}\n");
    expect(headings.map(({ id }) => id)).toEqual(["next"]);
    expect(markdown).toContain("## Heading {#id}");
  });

  test.each([
    ["a list item's line", "- ```text\n  ## A {#a}\n  ```\n"],
    ["a quote's line", "> ```text\n> ## A {#a}\n> ```\n"],
    ["a quote's line, unclosed", "> ```text\n> ## A {#a}\n"],
    ["a list item's line, unclosed", "1. ~~~text\n   ## A {#a}\n"],
  ])("are left alone in a fence that opens on %s, and taken behind it", async (_where, fence) => {
    for (const file of ["docs/guide/page.mdx", "docs/guide/page.md"]) {
      // A fence without an end is reported, and read all the same.
      const { page } = await compile(`${fence}\n## Next {#next}\n`, {}, file);
      expect(page?.headings.map(({ id }) => id)).toEqual(["next"]);
      expect(page?.html).toContain("## A {#a}");
    }
  });

  test("are taken behind a line that only looks like a fence", async () => {
    expect(await idsOf("``` `x` ```\n\n## Next {#next}\n")).toEqual(["next"]);
  });

  test.each([
    ["indented", "   ## A {#x}\n"],
    ["in a list", "- ## A {#x}\n"],
    ["in a list, below its first line", "1. a\n\n   ## A {#x}\n"],
    ["in a nested list", "- a\n  - b\n\n    ## A {#x}\n"],
    ["in a quote", "> ## A {#x}\n"],
    ["in a list in a quote", "> - ## A {#x}\n"],
  ])("are taken %s", async (_where, text) => {
    for (const file of ["docs/guide/page.mdx", "docs/guide/page.md"]) {
      expect((await pageOf(text, {}, file)).headings).toEqual([{ level: 2, id: "x", text: "A" }]);
    }
  });

  test("are taken in an indented block", async () => {
    const tabs = '<Tabs>\n  <Tab label="A">\n    ## A {#x}\n\n    Text.\n  </Tab>\n</Tabs>\n';
    expect(await idsOf(tabs)).toEqual(["x"]);
  });

  test("are left alone in the indented code of Markdown files", async () => {
    const { page } = await compile("Text\n\n    ## A {#x}\n", {}, "docs/guide/page.md");
    expect(page?.html).toContain("## A {#x}");
  });

  test("are reserved before any id is generated", async () => {
    expect(await idsOf("## Setup\n\n## Setup\n\n## Other {#setup}\n")).toEqual(["setup-1", "setup-2", "setup"]);
  });

  test("twice on a page: the second is reported, with the line of the first", async () => {
    const faults = await faultsOf("## A {#x}\n\n## B {#x}\n");
    expect(faults.map(spot)).toEqual(["3:1 duplicate-anchor"]);
    expect(faults[0]?.message).toBe("the id `x` stands on line 1 too");
  });
});

test("repeated headings are numbered, over all levels", async () => {
  expect(await idsOf("## Body\n\n### Body\n\n## Body\n\n## Body 1\n")).toEqual([
    "body",
    "body-1",
    "body-2",
    "body-1-1",
  ]);
});

test("a heading that meets the anchor of a field is numbered after it", async () => {
  const page = await pageOf('<Params><Param name="amount" type="Integer">Sen.</Param></Params>\n\n## Amount\n');
  expect(page.anchors).toEqual(["amount", "amount-1"]);
});

describe("the table of contents", () => {
  const source = "## A\n\n### B\n\n#### C\n\n## D `code` [link](#a)\n\n:::note\n\n### E\n\n:::\n";

  test("lists levels 2 and 3 as text", async () => {
    const { toc } = await pageOf(source);
    expect(toc.map(({ level, text }) => `${level} ${text}`)).toEqual(["2 A", "3 B", "2 D code link", "3 E"]);
  });

  test("has no id that the page hasn't", async () => {
    const { toc, anchors } = await pageOf(source);
    expect(anchors).toEqual(expect.arrayContaining(toc.map(({ id }) => id)));
  });
});

test("a first-level heading is the title's business", async () => {
  const faults = await faultsOf("text\n\n# Quick *pay*\n");
  expect(faults.map(spot)).toEqual(["3:1 heading-level"]);
  expect(faults[0]?.message).toContain("`# Quick pay`");
});
