import { faultsOf, htmlOf, pageOf, spot } from "../../testing/fixtures/compile";
import { articleProblems, outline } from "../../testing/fixtures/html";

describe("admonitions", () => {
  test.each(["note", "tip", "info", "warning", "danger"])("%s has its own name as title", async (kind) => {
    const title = `${kind[0]?.toUpperCase() ?? ""}${kind.slice(1)}`;
    expect(await htmlOf(`:::${kind}\n\nText.\n\n:::\n`)).toBe(
      `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p><p>Text.</p></div>`,
    );
  });

  test("take a title with Markdown and data in it, and anything inside", async () => {
    const html = await htmlOf(":::warning[Mind the *keys* of {product.name}]\n\n- a\n\n```text\nb\n```\n\n:::\n");
    expect(outline(html)).toMatchInlineSnapshot(`
      "<div class="admonition admonition-warning" role="note">
        <p class="admonition-title">
          "Mind the "
          <em> "keys"
          " of Acme Pay"
        <ul>
          <li> "a"
        <figure class="code" data-language="text">
          <figcaption class="code-head">
            <span class="code-language"> "Text"
          <pre tabindex="0">
            <code>
              <span class="line"> "b""
    `);
  });

  test("work without blank lines, in lists and in quotes", async () => {
    const html = await htmlOf(":::note\nText.\n:::\n\n- x\n\n  :::tip\n  Text.\n  :::\n\n> :::info\n> Text.\n> :::\n");
    expect(html.match(/admonition-(?:note|tip|info)"/g)).toHaveLength(3);
  });

  test("nest, the outer one with more colons", async () => {
    const html = await htmlOf("::::note[Out]\n\n:::tip[In]\n\nText.\n\n:::\n\nLast.\n\n::::\n");
    expect(outline(html)).toMatchInlineSnapshot(`
      "<div class="admonition admonition-note" role="note">
        <p class="admonition-title"> "Out"
        <div class="admonition admonition-tip" role="note">
          <p class="admonition-title"> "In"
          <p> "Text."
        <p> "Last.""
    `);
  });

  test("of an unknown kind are reported with the known ones", async () => {
    const [fault, ...others] = await faultsOf("Text\n\n:::nte[Title]\n\nText.\n\n:::\n");
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      line: 3,
      column: 1,
      rule: "unknown-block",
      message: "there is no admonition `:::nte`",
      known: ["note", "tip", "info", "warning", "danger"],
      fix: "write `:::note`",
    });
  });

  test("that are never closed are reported, instead of swallowing the page", async () => {
    const faults = await faultsOf("Text\n\n:::note\n\nText.\n\n## Heading\n");
    expect(faults.map(spot)).toEqual(["3:1 block-usage"]);
    expect(faults[0]?.message).toContain("never closed");
  });

  test("with too few colons outside are reported, instead of printing colons", async () => {
    const faults = await faultsOf(":::note\n\nA\n\n:::tip\n\nB\n\n:::\n\nC\n\n:::\n");
    expect(faults.map(spot)).toEqual(["13:1 block-usage"]);
  });
});

describe("lines of colons that open nothing are reported with what to write", () => {
  test.each([
    ["a title without brackets", ":::note Title here\nText.\n:::", "3:1", "write `:::note[Title here]`"],
    ["a space before the kind", "::: note", "3:1", "write `:::note`"],
    ["a space before the title", ":::wrning [Mind *it*]", "3:1", "write `:::warning[Mind *it*]`"],
    ["no kind", "::: [", "3:1", "write `:::note`"],
    ["on a later line", "Text\n::: tip", "4:1", "write `:::tip`"],
    ["in a quote", "> Text\n> ::: tip", "4:3", "write `:::tip`"],
  ])("%s", async (_kind, text, place, fix) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault === undefined ? "" : spot(fault)).toBe(`${place} unknown-block`);
    expect(fault).toMatchObject({ known: ["note", "tip", "info", "warning", "danger"], fix });
  });

  test.each(["\\:::note Title", "Write `:::` or ::: here"])("%s is text", async (text) => {
    expect(await htmlOf(`${text}\n`)).toContain(":::");
  });
});

test.each([
  ["a link", '[a](#x "On {product.name}")'],
  ["a reference", '[a][b]\n\n[b]: #x "On {product.name}"'],
  ["an image", '![a](a.svg "On {product.name}")'],
  ["an image's reference", '![a][b]\n\n[b]: a.svg "On {product.name}"'],
])("data shows in the title of %s", async (_kind, text) => {
  const image = { width: 1, height: 1, src: "/a.svg", sources: [] };
  const html = await htmlOf(`${text}\n`, { images: { "docs/guide/a.svg": image } });
  expect(html).toContain('title="On Acme Pay"');
});

describe("blocks and elements that don't exist", () => {
  test.each([
    ["a block", "<Endpont>x</Endpont>", "there is no block `<Endpont>`", "Endpoint"],
    ["a block in text", "Text <Buton>x</Buton>", "there is no block `<Buton>`", "Button"],
    ["an element", "<div>x</div>", "there is no block `<div>`", undefined],
    ["a closed element", "<hr />", "there is no block `<hr>`", undefined],
    ["a fragment", "<>x</>", "fragments `<>…</>` don't work in content", undefined],
  ])("%s", async (_kind, text, message, near) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, rule: "unknown-block", message });
    expect(fault?.known?.length).toBeGreaterThan(0);
    expect(fault?.known).toEqual(near === undefined ? expect.anything() : expect.arrayContaining([near]));
  });

  test("a name that looks like none gets the whole list", async () => {
    const [fault] = await faultsOf("<Zzzzzzzzzzzzzzzz />\n");
    expect(fault?.known).toEqual(expect.arrayContaining(["Steps", "Params", "kbd", "details"]));
  });
});

test.each(['import X from "./x.js"', "export const a = 1"])("%s is reported with what to use instead", async (text) => {
  const faults = await faultsOf(`Text\n\n${text}\n\nText\n`);
  expect(faults.map(spot)).toEqual(["3:1 import-export"]);
  expect(faults[0]?.known).toContain("Endpoint");
});

test("all faults of a page come in one run", async () => {
  const faults = await faultsOf("# A\n\n<Nope />\n\n{nope}\n\n[x](./nope.mdx)\n\n```nope\n```\n\n![a](./nope.png)\n");
  expect(faults.map(spot)).toEqual([
    "1:1 heading-level",
    "3:1 unknown-block",
    "5:1 unknown-expression",
    "7:1 broken-markdown-link",
    "9:1 fence-language",
    "12:1 missing-asset",
  ]);
});

describe("plain elements", () => {
  test("kbd, sub, sup and br", async () => {
    expect(await htmlOf("<kbd>Esc</kbd> H<sub>2</sub>O<sup>*n*</sup><br/>x\n")).toBe(
      "<p><kbd>Esc</kbd> H<sub>2</sub>O<sup><em>n</em></sup><br>x</p>",
    );
  });

  test.each([
    ["details", "<details open>\n<summary>A</summary>\n\nText.\n\n</details>", "remove `open`"],
    ["kbd", 'The <kbd class="a" {...b}>Esc</kbd>', "remove `class`, `{…}`"],
  ])("take no attributes: %s", async (name, text, fix) => {
    const [fault, ...others] = await faultsOf(`Text\n\n${text}\n`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, rule: "block-usage", message: `\`<${name}>\` takes no attributes`, fix });
  });

  test.each([
    ["on lines of their own", "<details>\n<summary>More *here*</summary>\n\nText.\n\n- a\n\n</details>\n"],
    ["on one line", "<details><summary>More *here*</summary>Text.</details>\n"],
  ])("details %s nest as browsers want it", async (_form, text) => {
    const html = await htmlOf(text);
    expect(html).toMatch(/^<details><summary>More <em>here<\/em><\/summary>/);
    expect(articleProblems(html)).toEqual([]);
  });
});

describe("a block stands on lines of its own", () => {
  test.each([
    ["in a paragraph", 'See <Button href="#a">A</Button> now', "3:5"],
    ["in emphasis", 'See **<Button href="#a">A</Button>** now', "3:7"],
    ["in a heading", '## The <Caveat kind="unknown">x</Caveat>', "3:8"],
    ["in a link", '[a <Button href="#a">A</Button>](#x)', "3:4"],
  ])("%s it is reported", async (_where, text, place) => {
    expect((await faultsOf(`Text\n\n${text}\n`)).map(spot)).toEqual([`${place} block-usage`]);
  });

  test("several one-line blocks below each other are blocks", async () => {
    const html = await htmlOf('<Button href="#a">A</Button>\n<Button href="#b">B</Button>\n');
    expect(html.match(/<p class="button-row">/g)).toHaveLength(2);
    expect(articleProblems(html)).toEqual([]);
  });

  test("in a table cell it may stand", async () => {
    const html = await htmlOf('| a |\n| - |\n| <Button href="#a">A</Button> |\n');
    expect(articleProblems(html)).toEqual([]);
  });
});

test.each([
  ["a host", "`sb-open.example.com`", true],
  ["a host of the settings", "`{hosts.api.sandbox}`", true],
  ["a name without hyphens", "`orderId`", false],
  ["several words", "`a-b c`", false],
  ["what is too long for a phone", "`X-Request-Signature-Of-The-Body`", false],
])("code in a line stays on one line where it would be broken at a hyphen: %s", async (_kind, text, whole) => {
  const html = await htmlOf(`Call ${text}.\n`);
  expect(html).toContain("</code>");
  expect(html.includes('<code class="whole">')).toBe(whole);
});

test("MDX comments leave nothing behind", async () => {
  expect((await pageOf("A{/* note */} b\n\n{/* note */}\n\nC\n")).markdown).toBe("A b\n\nC\n");
});

test("an image needs a text alternative", async () => {
  const faults = await faultsOf("Look:\n\n![](./logo.svg)\n");
  expect(faults.map(({ rule, line }) => [rule, line])).toContainEqual(["image-alt", 3]);
});
