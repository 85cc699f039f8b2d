import { elementsNamed, parseDocument, attribute, textOf } from "../../testing/build/htmlTree";
import { faultsOf, htmlOf, pageOf, photo, spot, vector } from "../../testing/fixtures/compile";
import { articleProblems, outline } from "../../testing/fixtures/html";

const labelsOf = (html: string): (string | undefined)[] =>
  elementsNamed(parseDocument(html), "div").map((box) => attribute(box, "aria-label"));

describe("GFM", () => {
  test("a table stands in a box that can be scrolled and focused", async () => {
    const html = await htmlOf("## Fees\n\n| Bank | Fee |\n| :-- | --: |\n| A `x \\| y` | ~~2~~ **3** |\n");
    expect(outline(html)).toMatchInlineSnapshot(`
      "<h2 id="fees">
        "Fees"
        <a class="heading-anchor" href="#fees" aria-label="Link to Fees">
      <div class="table-box" role="region" tabindex="0" aria-label="Table: Fees">
        <table>
          <thead>
            <tr>
              <th align="left"> "Bank"
              <th align="right"> "Fee"
          <tbody>
            <tr>
              <td align="left">
                "A "
                <code> "x | y"
              <td align="right">
                <del> "2"
                " "
                <strong> "3"
        <i hidden>"
    `);
  });

  test("each table of a page has a label of its own", async () => {
    const table = "| Bank | Fee |\n| - | - |\n| A | 2 |\n\n";
    const html = await htmlOf(
      `${table}## Fees\n\n${table}text\n\n${table}:::note\n\n${table}:::\n\n## Refunds\n\n${table}`,
    );
    expect(labelsOf(html).filter((label) => label !== undefined)).toEqual([
      "Table: Bank",
      "Table: Fees",
      "Table: Fees 2",
      "Table: Fees 3",
      "Table: Refunds",
    ]);
  });

  test("task lists and strikethrough", async () => {
    const html = await htmlOf("- [x] sign\n- [ ] ~~encrypt~~ send\n");
    expect(outline(html)).toMatchInlineSnapshot(`
      "<ul class="contains-task-list">
        <li class="task-list-item">
          <input type="checkbox" checked disabled>
          " sign"
        <li class="task-list-item">
          <input type="checkbox" disabled>
          " "
          <del> "encrypt"
          " send""
    `);
  });

  test("bare addresses become links", async () => {
    const { links } = await pageOf("See https://example.com/a or write to a@example.com.\n");
    expect(links.map(({ kind, resolved }) => `${kind} ${resolved}`)).toEqual([
      "external https://example.com/a",
      "external mailto:a@example.com",
    ]);
  });

  test("footnotes, several references and one inside a block among them", async () => {
    const page = await pageOf(
      "Sen[^a].\n\n:::note\n\nRinggit[^a] and cents[^b].\n\n:::\n\n[^a]: A *unit*.\n[^b]: Another.\n",
    );
    expect(page.anchors).toEqual(["fnref-a", "fnref-a-2", "fnref-b", "footnote-label", "fn-a", "fn-b"]);
    const notes = elementsNamed(parseDocument(page.html), "section").map(textOf).join("");
    expect(notes).toContain("A unit.");
    expect(notes).toContain("Another.");
    expect(articleProblems(page.html)).toEqual([]);
  });

  test("a footnote may be an address", async () => {
    const inMarkdown = await pageOf("Read[^a].\n\n[^a]: <https://example.com>\n", {}, "docs/guide/page.md");
    const inMdx = await pageOf("Read[^a].\n\n[^a]: https://example.com\n");
    for (const { links } of [inMarkdown, inMdx]) {
      expect(links.map(({ resolved }) => resolved)).toEqual(["https://example.com"]);
    }
  });
});

describe("links by reference", () => {
  test("lead to the same place in text, in an admonition and in a block", async () => {
    const around = { routes: { "docs/guide/other.mdx": "/docs/guide/other" } };
    const page = await pageOf(
      'A [page][o].\n\n:::tip\n\nA [page][o].\n\n:::\n\n<Caveat kind="unknown">A [page][o].</Caveat>\n\n[o]: ./other.mdx#id\n',
      around,
    );
    const links = elementsNamed(parseDocument(page.html), "a").map((link) => attribute(link, "href"));
    expect(links).toEqual(Array<string>(3).fill("/docs/guide/other#id"));
    expect(page.links).toHaveLength(1);
  });
});

describe("headings", () => {
  test("carry their id and a link to themselves", async () => {
    expect(outline(await htmlOf("## Verify `a` *callback*\n"))).toMatchInlineSnapshot(`
      "<h2 id="verify-a-callback">
        "Verify "
        <code> "a"
        " "
        <em> "callback"
        <a class="heading-anchor" href="#verify-a-callback" aria-label="Link to Verify a callback">"
    `);
  });

  test("text without letters gives no id, and is reported", async () => {
    expect((await faultsOf("## ???\n\nText\n\n### !!! {#loud}\n")).map(spot)).toEqual(["1:1 heading-id"]);
  });
});

describe("images", () => {
  const around = {
    images: {
      "docs/guide/logo.svg": vector,
      "docs/guide/till.png": photo,
      "docs/guide/img/till (2).png": photo,
      "/shop.png": photo,
    },
  };

  test("a photo has its size, modern formats first, and is lazy", async () => {
    const html = await htmlOf('![Till of {product.name}](./till.png "At work")\n', around);
    expect(outline(html)).toMatchInlineSnapshot(`
      "<p>
        <picture>
          <source type="image/avif" srcset="/content-assets/bbb/till-480.avif 480w, /content-assets/bbb/till-960.avif 960w" sizes="(max-width: 996px) 100vw, 720px">
          <source type="image/webp" srcset="/content-assets/bbb/till-960.webp 960w" sizes="(max-width: 996px) 100vw, 720px">
          <img src="/content-assets/bbb/till.png" alt="Till of Acme Pay" title="At work" width="960" height="540" loading="lazy" decoding="async">"
    `);
  });

  test("a vector image is one file", async () => {
    expect(outline(await htmlOf("![Logo](logo.svg)\n", around))).toMatchInlineSnapshot(`
      "<p>
        <img src="/content-assets/aaa/logo.svg" alt="Logo" width="120" height="40" loading="lazy" decoding="async">"
    `);
  });

  test("the path prefix stands before every file; the record of assets is without it", async () => {
    const { html, assets } = await pageOf("![Till](./till.png)\n", { ...around, pathPrefix: "/portal" });
    expect(html.match(/[" ]\/content-assets/g)).toBeNull();
    expect(html.match(/\/portal\/content-assets/g)).toHaveLength(4);
    expect(assets).toEqual([
      "/content-assets/bbb/till-480.avif",
      "/content-assets/bbb/till-960.avif",
      "/content-assets/bbb/till-960.webp",
      "/content-assets/bbb/till.png",
    ]);
  });

  test.each([
    ["encoded", "./img/till%20%282%29.png"],
    ["in angle brackets", "<./img/till (2).png>"],
    ["from the static folder", "/shop.png"],
    ["from a folder above", "../guide/till.png"],
  ])("an address that is %s finds the file", async (_form, address) => {
    expect(await htmlOf(`![Till](${address})\n`, around)).toContain("/content-assets/bbb/till.png");
  });

  test("an image by reference is like any other, and no link", async () => {
    const { html, links } = await pageOf("![Logo][l]\n\n[l]: ./logo.svg\n", around);
    expect(html).toBe(await htmlOf("![Logo](./logo.svg)\n", around));
    expect(links).toEqual([]);
  });

  test.each([
    ["is not there", "./missing.png", "not found (looked for `docs/guide/missing.png`)"],
    ["has another letter case", "./Logo.SVG", "not found (looked for `docs/guide/Logo.SVG`)"],
    ["is on another host", "https://cdn.example.com/a.png", "is on another host"],
  ])("a file that %s is reported where it stands", async (_fault, address, message) => {
    const [fault, ...others] = await faultsOf(`Text\n\nA ![x](${address})\n`, around);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 3, column: 3, rule: "missing-asset" });
    expect(fault?.message).toContain(message);
  });

  test("the nearest file is named", async () => {
    const [fault] = await faultsOf("![x](./Logo.svg)\n", around);
    expect(fault?.known?.[0]).toBe("docs/guide/logo.svg");
  });
});

test("links to other sites give them no handle on the page", async () => {
  const around = { routes: { "docs/guide/page.mdx": "/docs/guide/page" } };
  const html = await htmlOf(
    '[a](https://example.com) [b](//example.com) [c](page.mdx) [d](mailto:a@b.co)\n\n<Button href="{links.github}">e</Button>\n',
    around,
  );
  const external = elementsNamed(parseDocument(html), "a").filter((link) => attribute(link, "rel") === "noopener");
  expect(external.map(textOf)).toEqual(["a", "b", "e"]);
});

test("file names with spaces and commas are escaped where several addresses stand in a row", async () => {
  const odd = {
    ...photo,
    src: "/a b,c.png",
    sources: [{ type: "image/avif", srcset: [["/a b,c.avif", 480]] as const }],
  };
  const html = await htmlOf("![x](x.png)\n", { images: { "docs/guide/x.png": odd } });
  expect(html).toContain('srcset="/a%20b%2Cc.avif 480w"');
  expect(html).toContain('src="/a%20b,c.png"');
});
