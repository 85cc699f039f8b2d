import { attribute, elementsNamed, parseDocument } from "../../testing/build/htmlTree";
import { faultsOf, pageOf, spot } from "../../testing/fixtures/compile";
import type { Surroundings } from "../../testing/fixtures/compile";

const around: Surroundings = {
  routes: {
    "docs/guide/page.mdx": "/docs/guide/page",
    "docs/guide/other.mdx": "/docs/guide/other",
    "docs/guide/plain.md": "/docs/guide/plain",
    "docs/error-codes.mdx": "/docs/error-codes",
    "docs/A b/é (1).mdx": "/docs/A b/é (1)",
    "docs/downloads/{product}-logo.mdx": "/docs/downloads/acme-pay-logo",
    "docs/members/index.mdx": "/docs/members",
    "pages/Footer.mdx": "/Footer/",
  },
  files: {
    "docs/guide/manual.pdf": "/content-assets/ccc/manual.pdf",
    "docs/certs/root.crt": "/content-assets/ddd/root.crt",
  },
};

const hrefOf = (html: string): string | undefined => {
  const [link] = elementsNamed(parseDocument(html), "a");
  return link === undefined ? undefined : attribute(link, "href");
};

test.each([
  [
    "below a known root",
    "{hosts.api.sandbx}/v3",
    "`{hosts.api.sandbx}` is not a known value",
    "write `{hosts.api.sandbox}`",
  ],
  [
    "of no known root",
    "{host.api.sandbox}/v3",
    "link: `{host.api.sandbox}` is not a known value",
    "write `{hosts.api.sandbox}`",
  ],
])("a name %s that stands for nothing is told once, with the one that is meant", async (_kind, url, message, fix) => {
  const faults = await faultsOf(`A [link](${url})\n`, around);
  expect(faults.map((fault) => [fault.rule, fault.message, fault.fix])).toEqual([["unknown-expression", message, fix]]);
});

describe("addresses in prose", () => {
  test.each([
    ["a page beside", "other.mdx", "doc", "/docs/guide/other"],
    ["the same with a dot", "./other.mdx", "doc", "/docs/guide/other"],
    ["a Markdown file", "./plain.md", "doc", "/docs/guide/plain"],
    ["a page above", "../error-codes.mdx#INVALID", "doc", "/docs/error-codes#INVALID"],
    ["query and hash", "other.mdx?lang=go#a", "doc", "/docs/guide/other?lang=go#a"],
    ["an index file", "../members/index.mdx", "doc", "/docs/members"],
    ["another section", "../../pages/Footer.mdx#x", "doc", "/Footer/#x"],
    ["the product's placeholder", "../downloads/{product}-logo.mdx", "doc", "/docs/downloads/acme-pay-logo"],
    ["a file", "./manual.pdf", "asset", "/content-assets/ccc/manual.pdf"],
    ["a page of a file", "./manual.pdf#page=2", "asset", "/content-assets/ccc/manual.pdf#page=2"],
    ["a file of any kind", "../certs/root.crt", "asset", "/content-assets/ddd/root.crt"],
    ["a site path", "/sitemap", "page", "/sitemap"],
    ["a site path of the docs", "/docs/guide/other#a", "doc", "/docs/guide/other#a"],
    ["a site path of a file", "/logo.svg", "asset", "/logo.svg"],
    ["the page itself", "#a", "anchor", "#a"],
    ["a hash with a question mark", "#a?b=1", "anchor", "#a?b=1"],
    ["the page with a query", "?lang=go", "anchor", "?lang=go"],
    ["another site", "https://example.com/a.mdx", "external", "https://example.com/a.mdx"],
    ["this machine", "http://localhost:3000/x", "external", "http://localhost:3000/x"],
    ["no scheme", "//cdn.example.com/x", "external", "//cdn.example.com/x"],
    ["mail", "mailto:a@example.com?subject=A%20b", "external", "mailto:a@example.com?subject=A%20b"],
    ["telephone", "tel:+60-3-1234", "external", "tel:+60-3-1234"],
  ])("%s", async (_kind, address, kind, resolved) => {
    const { html, links } = await pageOf(`Text\n\nA [link](${address})\n`, around);
    expect(links).toEqual([{ href: address, resolved, kind, line: 3, column: 3 }]);
    expect(hrefOf(html)).toBe(resolved);
  });

  test.each(["../A%20b/%C3%A9%20(1).mdx", "<../A b/é (1).mdx>", "../A%20b/é%20%281%29.mdx"])(
    "spaces and accents: %s",
    async (address) => {
      const { html, links } = await pageOf(`[link](${address})\n`, around);
      expect(links[0]).toMatchObject({ kind: "doc", resolved: "/docs/A b/é (1)" });
      expect(hrefOf(html)).toBe("/docs/A%20b/%C3%A9%20(1)");
    },
  );
});

describe("with a path prefix", () => {
  test.each([
    ["other.mdx#a", "/portal/docs/guide/other#a"],
    ["/sitemap", "/portal/sitemap"],
    ["./manual.pdf", "/portal/content-assets/ccc/manual.pdf"],
    ["#a", "#a"],
    ["?a=1", "?a=1"],
    ["https://example.com", "https://example.com"],
    ["//example.com", "//example.com"],
    ["mailto:a@example.com", "mailto:a@example.com"],
  ])("%s leads to %s, and is recorded without", async (address, href) => {
    const { html, links } = await pageOf(`[link](${address})\n`, { ...around, pathPrefix: "/portal" });
    expect(hrefOf(html)).toBe(href);
    expect(links[0]?.resolved).not.toContain("portal");
  });

  test("blocks have it too", async () => {
    const { html } = await pageOf(
      '<Button href="other.mdx">A</Button>\n\n<Cards><Card title="B" href="/blog">b</Card></Cards>\n',
      { ...around, pathPrefix: "/portal" },
    );
    expect(elementsNamed(parseDocument(html), "a").map((link) => attribute(link, "href"))).toEqual([
      "/portal/docs/guide/other",
      "/portal/blog",
    ]);
  });
});

test("links of blocks are recorded with their place, and can hold spaces", async () => {
  const { html, links } = await pageOf(
    'Text\n\n<Cards>\n<Card title="A" href="../A%20b/é%20(1).mdx">a</Card>\n</Cards>\n',
    around,
  );
  expect(links).toEqual([
    { href: "../A%20b/é%20(1).mdx", resolved: "/docs/A b/é (1)", kind: "doc", line: 4, column: 1 },
  ]);
  expect(hrefOf(html)).not.toContain(" ");
});

test("files beside the page are recorded once, without query and hash; addresses of the site's own are not", async () => {
  const { assets } = await pageOf("[a](manual.pdf#page=1) [b](manual.pdf#page=2) [c](/logo.svg?v=2)\n", around);
  expect(assets).toEqual(["/content-assets/ccc/manual.pdf"]);
});

describe("links that lead nowhere", () => {
  test("a source file that isn't there: the file looked for, and what to write", async () => {
    const [fault, ...others] = await faultsOf("Text\n\nA [link](./othr.mdx#a)\n", around);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      file: "content/docs/guide/page.mdx",
      line: 3,
      column: 3,
      rule: "broken-markdown-link",
      message: "link `./othr.mdx#a` leads to `docs/guide/othr.mdx`, which is no page",
      fix: "write `./other.mdx`",
    });
    expect(fault?.known?.[0]).toBe("docs/guide/other.mdx");
  });

  test("another letter case", async () => {
    const [fault] = await faultsOf("[link](./Other.mdx)\n", around);
    expect(fault).toMatchObject({ rule: "broken-markdown-link", fix: "write `./other.mdx`" });
  });

  test("what to write can be written", async () => {
    const [fault] = await faultsOf("[link](<../A b/e (1).mdx>)\n", around);
    expect(fault?.fix).toBe("write `../A%20b/é%20(1).mdx`");
  });

  test.each([
    ["a page without its extension", "./other", "link to the source file: `./other.mdx`"],
    ["a file that isn't there", "./manul.pdf", "put the file there, or correct the path"],
    ["a folder", "../guide/", "put the file there, or correct the path"],
    ["nothing", "", "put the file there, or correct the path"],
  ])("%s", async (_kind, address, fix) => {
    const faults = await faultsOf(`Text\n\n[link](${address})\n`, around);
    expect(faults.map(spot)).toEqual(["3:1 missing-asset"]);
    expect(faults[0]?.fix).toBe(fix);
  });

  test.each([
    ["www.google.com", "missing-asset", "write `https://www.google.com`"],
    ["shop.example.com/a?b#c", "missing-asset", "write `https://shop.example.com/a?b#c`"],
    ["shop.example.com:8080/a", "broken-link", "write `https://shop.example.com:8080/a`"],
    ["joe@example.com", "missing-asset", "write `mailto:joe@example.com`"],
    ["./www.pdf", "missing-asset", "put the file there, or correct the path"],
    ["javascript:a.com", "broken-link", "link to a page, a file or an address of a known kind"],
  ])("%s without a scheme: what to write", async (address, rule, fix) => {
    const faults = await faultsOf(`[link](<${address}>)\n`, around);
    expect(faults.map((fault) => [fault.rule, fault.fix])).toEqual([[rule, fix]]);
  });

  test("a page is proposed only where its name is near, and never the one that links", async () => {
    const [far] = await faultsOf("[link](./something-else.mdx)\n", around);
    expect(far?.fix).toBe("link to a file that exists");
    const [own] = await faultsOf("[link](./pages.mdx)\n", {
      ...around,
      routes: { "docs/guide/page.mdx": "/docs/guide/page" },
    });
    expect(own).toMatchObject({ known: [], fix: "link to a file that exists" });
    const [moved] = await faultsOf("[link](./error-codes.mdx)\n", around);
    expect(moved?.fix).toBe("write `../error-codes.mdx`");
  });

  test("in a block, at the block", async () => {
    const faults = await faultsOf('Text\n\n<Button href="./nope.mdx">A</Button>\n', around);
    expect(faults.map(spot)).toEqual(["3:1 broken-markdown-link"]);
  });

  test("in a definition, at the definition", async () => {
    const faults = await faultsOf("A [link][x]\n\n[x]: ./nope.mdx\n", around);
    expect(faults.map(spot)).toEqual(["3:1 broken-markdown-link"]);
  });
});

test("an address with a stray percent sign is taken as it is", async () => {
  const { links } = await pageOf("[a](/docs/100%)\n", around);
  expect(links[0]?.resolved).toBe("/docs/100%");
});
