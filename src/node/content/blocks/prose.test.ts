import { SENTENCE_GROUPS } from "../../../shared/signing/sentences/sentenceGroups";
import { faultsOf, htmlOf, pageOf, spot } from "../../../testing/fixtures/compile";
import { articleProblems, outline } from "../../../testing/fixtures/html";

describe("Steps", () => {
  test("markup", async () => {
    const html = await htmlOf("<Steps>\n\n1. Sign.\n\n   ```text\n   a\n   ```\n\n2. Send.\n\n</Steps>\n");
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("three levels with blank lines and indentation stay lists, not code", async () => {
    const html = await htmlOf(
      "<Steps>\n\n1. A\n\n   1. B\n\n      - C\n\n        More of C.\n\n   2. D\n\n2. E\n\n</Steps>\n",
    );
    expect(html).not.toContain("<pre");
    expect(html.match(/<li>/g)).toHaveLength(5);
  });

  test.each([
    ["bullets", "- a\n- b"],
    ["text", "Text."],
    ["two lists", "1. a\n\ntext\n\n1. b"],
    ["nothing", ""],
  ])("%s inside are reported", async (_kind, inside) => {
    const faults = await faultsOf(`Text\n\n<Steps>\n\n${inside}\n\n</Steps>\n`);
    expect(faults.map(spot)).toEqual(["3:1 block-usage"]);
    expect(faults[0]?.fix).toContain("1.");
  });
});

describe("Cards", () => {
  const around = { routes: { "docs/guide/other.mdx": "/docs/guide/other" } };

  test("markup", async () => {
    const html = await htmlOf(
      '<Cards>\n<Card title="Quick pay" href="other.mdx#a">One `line`.</Card>\n<Card title="Code" href={links.github}>\n\nA paragraph.\n\n</Card>\n</Cards>\n',
      around,
    );
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
  });

  test("on one line they are the same", async () => {
    const lines = '<Cards>\n<Card title="A" href="#a">a</Card>\n<Card title="B" href="#b">b</Card>\n</Cards>\n';
    expect(await htmlOf(lines.replace(/\n/g, " "))).toBe(await htmlOf(lines));
  });

  test.each([
    ["text between", "<Cards>\n\nText.\n\n</Cards>", "5:1", "`<Cards>` holds `<Card>` blocks only"],
    ["a card outside", '<Card title="A" href="#a">a</Card>', "3:1", "stands outside of `<Cards>`"],
    ["a card without title", '<Cards>\n<Card href="#a">a</Card>\n</Cards>', "4:1", "needs the attribute `title`"],
    [
      "an unknown attribute",
      '<Cards>\n<Card title="A" link="#a" href="#a">a</Card>\n</Cards>',
      "4:1",
      "attribute `link`",
    ],
  ])("%s is reported", async (_kind, text, place, message) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault === undefined ? "" : spot(fault)).toBe(`${place} block-usage`);
    expect(fault?.message).toContain(message);
  });

  test("a faulty card doesn't hide the next one's fault", async () => {
    const faults = await faultsOf('<Cards>\n<Card href="#a">a</Card>\n<Card title="B">b</Card>\n</Cards>\n');
    expect(faults.map(({ message }) => message)).toEqual([
      "`<Card>` needs the attribute `title`",
      "`<Card>` needs the attribute `href`",
    ]);
  });
});

describe("Button", () => {
  test.each(["The *logo*", "\n\nThe *logo*\n\n"])("markup around %j", async (label) => {
    const html = await htmlOf(`<Button href="/logo.svg">${label}</Button>\n`);
    expect(html).toBe('<p class="button-row"><a class="button" href="/logo.svg">The <em>logo</em></a></p>');
    expect(articleProblems(html)).toEqual([]);
  });

  test.each([
    ["no target", "<Button>A</Button>", "needs the attribute `href`"],
    ["an empty target", '<Button href="">A</Button>', '`href` is ""'],
    ["a target without value", "<Button href>A</Button>", "`href` is true"],
    ["two paragraphs", '<Button href="#a">\n\nA\n\nB\n\n</Button>', "holds text only"],
    ["spread attributes", '<Button {...a} href="#a">A</Button>', "spread attributes"],
  ])("%s is reported", async (_kind, text, message) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, column: 1, rule: "block-usage" });
    expect(fault?.message).toContain(message);
  });
});

describe("Caveat", () => {
  test.each(["inferred", "conflict", "unknown"])("markup of kind %s", async (kind) => {
    const html = await htmlOf(`<Caveat kind="${kind}">Limits are *not* published.</Caveat>\n`);
    expect(outline(html)).toMatchSnapshot();
    expect(articleProblems(html)).toEqual([]);
    expect(await htmlOf(`<Caveat kind="${kind}">\n\nLimits are *not* published.\n\n</Caveat>\n`)).toBe(html);
  });

  test.each([
    ["an unknown kind", '<Caveat kind="guessed">A</Caveat>', '`kind` is "guessed"'],
    ["no kind", "<Caveat>A</Caveat>", "needs the attribute `kind`"],
    ["a list", '<Caveat kind="unknown">\n\n- a\n\n</Caveat>', "holds text only"],
    ["a block", '<Caveat kind="unknown">\n\n<Button href="#a">A</Button>\n\n</Caveat>', "holds text only"],
  ])("%s is reported", async (_kind, text, message) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, column: 1, rule: "block-usage" });
    expect(fault?.message).toContain(message);
  });

  test("the known kinds are listed", async () => {
    const [fault] = await faultsOf('<Caveat kind="unkown">A</Caveat>\n');
    expect(fault?.known).toEqual(["unknown", "inferred", "conflict"]);
  });
});

describe("Island", () => {
  const around = { islands: ["row-filter", "calculator"] };

  test("is a place with properties and a fallback, and recorded", async () => {
    const page = await pageOf(
      '<Island name="row-filter" props={{ target: "codes", size: 3, deep: { a: [true] } }}>\n\nA **fallback**.\n\n</Island>\n',
      around,
    );
    expect(page.islands).toEqual(["row-filter"]);
    expect(outline(page.html)).toMatchSnapshot();
    expect(articleProblems(page.html)).toEqual([]);
  });

  test("without properties has none", async () => {
    expect(await htmlOf('<Island name="calculator" />\n', around)).toBe(
      '<div data-island="calculator" data-props="{}"></div>',
    );
  });

  test("brings what it reads on its page, once", async () => {
    const workbench = '<Island name="signature-workbench">\n\nAn example.\n\n</Island>\n';
    const page = await pageOf(`${workbench}\n${workbench}`, { islands: ["signature-workbench"] });
    const ids = [...page.html.matchAll(/data-sentence="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(SENTENCE_GROUPS.flatMap(({ texts }) => Object.keys(texts)));
    expect(page.html).toContain(
      '<li data-sentence="method-case">The method was signed in upper case. Use lower case.</li>',
    );
    expect(page.markdown).toContain("- The method was signed in upper case. Use lower case.\n");
    expect(page.sections[0]?.text).toContain("The method was signed in upper case.");
    expect(articleProblems(page.html)).toEqual([]);
  });

  test("of an unknown name is reported with the known ones", async () => {
    const [fault, ...others] = await faultsOf('Text\n\n<Island name="row-fliter" />\n', around);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, column: 1, rule: "unknown-island" });
    expect(fault?.known?.[0]).toBe("row-filter");
  });
});
