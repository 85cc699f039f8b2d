import { compile, faultsOf, htmlOf, pageOf, spot } from "../../testing/fixtures/compile";

/** Text that starts on a line of a docs page, behind front matter. */
const onLine = (line: number, text: string): string => `---\ntitle: A page\n---\n${"\n".repeat(line - 4)}${text}\n`;

describe("syntax errors name the place where the author has to look", () => {
  test.each([
    ["an open brace", "Set {storeId to it", "42:5", "corresponding closing brace", "`\\{`"],
    ["an open brace, text after it", "Set {storeId\n\nMore text\n\nMore", "42:5", "closing brace", "`\\{`"],
    ["an open brace at the start of a line", "{[1,\n\n  2\n\n", "42:1", "closing brace", "`\\{`"],
    ["an open brace in a list", "- a\n- b {c\n- d", "43:5", "closing brace", "`\\{`"],
    ["the open one of several braces", "{product.name} and {x", "42:20", "closing brace", "`\\{`"],
    ["a brace that holds no expression", "Call {a b}", "42:8", "in the braces is no value", "`\\{`"],
    ["an address in angle brackets", "See <https://example.com>", "42:12", "before local name", "`\\<`"],
    ["an e-mail address in angle brackets", "See <a@example.com>", "42:7", "U+0040", "`\\<`"],
    ["a comparison", "if a <5", "42:7", "U+0035", "`\\<`"],
    ["an unclosed element", "Text <br> text", "42:6", "closing tag for `<br>`", "write `<br />`"],
    ["an unclosed line", "<hr>", "42:1", "closing tag for `<hr>`", "`---`"],
    [
      "an unclosed image",
      'Text\n\n<img src="a.png">',
      "44:1",
      "closing tag for `<img>`",
      "`![what it shows](./file.png)`",
    ],
    ["crossed elements", "<p><div>x</p></div>", "42:10", "closing tag `</p>`", "blank lines"],
    ["an unclosed block", "<Steps>\n\n1. a", "42:1", "closing tag for `<Steps>`", "blank lines"],
    ["a closing tag alone", "text </Steps>", "42:7", "closing slash", "`\\<`"],
  ])("%s", async (_fault, text, place, message, fix) => {
    const { page, issues } = await compile(onLine(42, text));
    expect(page).toBeNull();
    expect(issues.map(spot)).toEqual([`${place} mdx-syntax`]);
    expect(issues[0]?.message).toContain(message);
    expect(issues[0]?.fix).toContain(fix);
    expect(issues[0]?.file).toBe("content/docs/guide/page.mdx");
  });

  test("an anchor with a space, and the one to write", async () => {
    const { issues } = await compile(onLine(42, "## Errors {#two words}"));
    expect(issues.map(spot)).toEqual(["42:12 heading-id"]);
    expect(issues[0]?.fix).toBe("write `{#two-words}`");
  });

  test.each([
    ["at the start", "<!-- truncate -->", "42:2"],
    ["inside text", "Text <!-- note --> text", "42:7"],
  ])("an HTML comment %s, and how to write it", async (_where, text, place) => {
    const [fault, ...others] = await faultsOf(onLine(42, text));
    expect(others).toEqual([]);
    expect(fault === undefined ? "" : spot(fault)).toBe(`${place} html-comment`);
    expect(fault?.fix).toContain("{/* … */}");
    expect(fault?.fix).toContain(".md");
  });

  test.each([
    ["a sentence", "import the public key first.", "42:12"],
    ["an unfinished export", "export the file", "42:8"],
  ])("%s that JavaScript would read", async (_kind, text, place) => {
    const faults = await faultsOf(onLine(42, text));
    expect(faults.map(spot)).toEqual([`${place} import-export`]);
    expect(faults[0]?.fix).toContain("another word");
  });
});

test("lines count from the start of the file, with every line end and with a byte order mark", async () => {
  const text = onLine(42, "Set {storeId");
  for (const written of [text, text.replace(/\n/g, "\r\n"), text.replace(/\n/g, "\r"), `\uFEFF${text}`]) {
    expect((await faultsOf(written)).map(spot)).toEqual(["42:5 mdx-syntax"]);
  }
});

describe("a stray `<` that MDX takes for text", () => {
  test.each([
    ["in a paragraph", "where a < b holds", "42:9"],
    ["on a later line of a paragraph", "where\na < b", "43:3"],
    ["in a heading", "## When a < b", "42:11"],
    ["in a table", "| a < b |\n| - |\n| c |", "42:5"],
    ["in a list", "1. a < b", "42:6"],
  ])("%s is reported, with how to write it", async (_where, text, place) => {
    const faults = await faultsOf(onLine(42, text));
    expect(faults.map(spot)).toEqual([`${place} mdx-syntax`]);
    expect(faults[0]?.fix).toContain("`\\<`");
  });

  test.each(["a \\< b", "`a < b`", "a &lt; b", '{"a < b"}'])("%s is fine", async (text) => {
    expect(await htmlOf(onLine(42, text))).toContain("a &#x3C; b");
  });
});

describe("Markdown files", () => {
  const file = "docs/guide/page.md";

  test("take HTML comments, of one line and of several", async () => {
    const html = await htmlOf("One <!-- a --> two.\n\n<!-- truncate -->\n\n<!--\nb\n\nc -->\n\nThree.\n", {}, file);
    expect(html).toBe("<p>One  two.</p>\n<p>Three.</p>");
  });

  test("take addresses in angle brackets", async () => {
    const { links } = await pageOf("<https://example.com> and <a@example.com>\n", {}, file);
    expect(links.map(({ resolved }) => resolved)).toEqual(["https://example.com", "mailto:a@example.com"]);
  });

  test("take braces and signs as they are, and data expressions all the same", async () => {
    expect(await htmlOf("{storeId} of {product.name}, a < b\n", {}, file)).toBe(
      "<p>{storeId} of Acme Pay, a &#x3C; b</p>",
    );
  });

  test("don't lose text between comments", async () => {
    const [fault, ...others] = await faultsOf("<!-- a --> text <!-- b -->\n\n<!-- a --> <!-- b -->\n", {}, file);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 1, rule: "unknown-block" });
    expect(fault?.fix).toContain("lines of its own");
  });

  test.each(["<div>x</div>", "Text <br> text", "<Steps>"])("don't take other HTML: %s", async (text) => {
    const faults = await faultsOf(onLine(42, text), {}, file);
    expect(faults[0]).toMatchObject({ line: 42, rule: "unknown-block" });
  });
});

test("a colon in prose starts nothing", async () => {
  expect(await htmlOf("At 12:30 the set:notification call :ok.\n")).toBe(
    "<p>At 12:30 the set:notification call :ok.</p>",
  );
});

test.each(["docs/guide/page.mdx", "docs/guide/page.md"])("nesting that is too deep is a fault of %s", async (file) => {
  const { page, issues } = await compile(`${">".repeat(3000)} a\n`, {}, file);
  expect(page).toBeNull();
  expect(issues.map(spot)).toEqual(["1:1 mdx-syntax"]);
  expect(issues[0]?.message).toContain("Maximum call stack");
  expect(issues[0]?.fix).toContain("simplify the nesting");
});
