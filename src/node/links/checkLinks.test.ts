import { pageOf, summary } from "../../testing/fixtures/compile";
import type { Surroundings } from "../../testing/fixtures/compile";
import { checkLinks } from "./checkLinks";
import type { ConfiguredLink, LinkInputs } from "./checkLinks";

const ROUTES: Readonly<Record<string, string>> = {
  "docs/guide/page.mdx": "/docs/guide/page",
  "docs/guide/other.mdx": "/docs/guide/other",
  "docs/A b.mdx": "/docs/A b",
  "pages/Footer.mdx": "/Footer/",
};
const OTHER = "## Step 1: Issue\n\n## Développement\n\n## B {#B.__x__}\n";

async function check(text: string, options: { prefix?: string; configured?: ConfiguredLink[] } = {}) {
  const around: Surroundings = {
    routes: ROUTES,
    pathPrefix: options.prefix ?? "",
    files: { "docs/guide/m.pdf": "/content-assets/1/m.pdf" },
  };
  const source = async (contentFile: string, body: string) => ({
    file: `content/${contentFile}`,
    contentFile,
    route: ROUTES[contentFile] ?? "",
    page: await pageOf(body, around, contentFile),
  });
  const inputs: LinkInputs = {
    sources: [
      await source("docs/guide/page.mdx", `${text}\n\n## Own heading\n`),
      await source("docs/guide/other.mdx", OTHER),
      await source("docs/A b.mdx", "## C\n"),
      await source("pages/Footer.mdx", "## All pages\n"),
    ],
    configured: options.configured ?? [],
    routes: ["/", "/blog", "/sitemap", ...Object.values(ROUTES)],
    hasAsset: (path) => path === "/logo.svg" || path.startsWith("/content-assets/"),
    assets: ["/logo.svg"],
  };
  return checkLinks(inputs);
}

describe.each(["", "/portal"])("with the path prefix %j", (prefix) => {
  test.each([
    ["a page", "other.mdx"],
    ["an anchor", "other.mdx#step-1-issue"],
    ["an anchor by site path", "/docs/guide/other#step-1-issue"],
    ["a site path with a slash", "/docs/guide/other/"],
    ["an anchor behind a slash and a query", "/docs/guide/other/?a=1#step-1-issue"],
    ["an encoded anchor", "other.mdx#d%C3%A9veloppement"],
    ["an anchor with accents", "other.mdx#développement"],
    ["an explicit id", "other.mdx#B.__x__"],
    ["the page's own anchor", "#own-heading"],
    ["the page's own anchor behind a query", "?a=1#own-heading"],
    ["spaces", "../A%20b.mdx#c"],
    ["spaces in a site path", "/docs/A%20b#c"],
    ["a page with a slash of its own", "/Footer/#all-pages"],
    ["the same without", "/Footer#all-pages"],
    ["the home page", "/"],
    ["an anchor of a page that isn't compiled content", "/sitemap#anything"],
    ["a file in static/", "/logo.svg"],
    ["a file beside the page", "m.pdf#page=3"],
    ["another site", "https://example.com/nope#nope"],
    ["this machine", "http://localhost:3000/nope"],
    ["mail", "mailto:a@example.com"],
    ["telephone", "tel:+60"],
    ["an empty hash", "other.mdx#"],
  ])("%s is fine", async (_kind, address) => {
    expect(await check(`[x](${address})`, { prefix })).toEqual([]);
  });
});

describe("broken anchors", () => {
  test.each([
    [
      "punctuation that ids don't have",
      "other.mdx#step-1:-issue",
      "/docs/guide/other",
      "step-1:-issue",
      "step-1-issue",
    ],
    ["other capitals", "other.mdx#Step-1-Issue", "/docs/guide/other", "Step-1-Issue", "step-1-issue"],
    ["a misspelling", "/docs/guide/other#step-1-isue", "/docs/guide/other", "step-1-isue", "step-1-issue"],
    ["an encoded one", "other.mdx#d%C3%A9v", "/docs/guide/other", "dév", "développement"],
    ["one of the page itself", "#own-headin", "/docs/guide/page", "own-headin", "own-heading"],
    [
      "hash and query the wrong way round",
      "other.mdx#step-1-issue?a=1",
      "/docs/guide/other",
      "step-1-issue?a=1",
      "step-1-issue",
    ],
  ])(
    "%s: the page, the anchor as read, and the nearest one [decision.broken-links]",
    async (_kind, address, page, id, near) => {
      const [issue, ...others] = await check(`Text\n\nA [x](${address})`);
      expect(others).toEqual([]);
      expect(issue).toMatchObject({ file: "content/docs/guide/page.mdx", line: 3, column: 3, rule: "broken-anchor" });
      expect(issue?.message).toContain(`the page \`${page}\` has no anchor \`${id}\``);
      expect(issue?.known?.[0]).toBe(near);
    },
  );

  test("one that is like none still lists what there is", async () => {
    const [issue] = await check("[x](other.mdx#zzzzzzzzzzzzzzzzzzzz)");
    expect(issue?.known).toEqual(["step-1-issue", "développement", "B.__x__"]);
    expect(issue?.fix).toContain("{#…}");
  });
});

describe("broken links", () => {
  test.each([
    ["a page", "/docs/guide/othr", "broken-link", "/docs/guide/other"],
    ["a page in other capitals", "/docs/guide/Other", "broken-link", "/docs/guide/other"],
    ["a page with a slash of its own", "/footer", "broken-link", "/Footer/"],
    ["an .html form", "/docs/guide/other.html", "missing-asset", undefined],
    ["a file", "/logo.sv", "missing-asset", "/logo.svg"],
  ])(
    "%s that isn't there is reported, with the nearest [error.broken-links, decision.broken-links]",
    async (_kind, address, rule, near) => {
      const [issue, ...others] = await check(`Text\n\n[x](${address})`);
      expect(others).toEqual([]);
      expect(issue).toMatchObject({ line: 3, column: 1, rule });
      expect(issue?.known?.[0]).toBe(near);
      expect(issue?.fix).toContain(near ?? "remove the link");
    },
  );

  test("links of blocks are checked like those of text", async () => {
    const issues = await check(
      '<Button href="/nope">A</Button>\n\n<Cards><Card title="B" href="#nope">b</Card></Cards>\n\n[c]: /nope\n\n[c]',
    );
    expect(issues.map(({ rule, line }) => `${line} ${rule}`).sort()).toEqual([
      "1 broken-link",
      "3 broken-anchor",
      "5 broken-link",
    ]);
  });
});

test("links of the settings are checked, at their key", async () => {
  const place = { file: "content/site.yaml", line: 7, column: 9 };
  const configured = [
    "/blog",
    "/Footer",
    "/logo.svg",
    "/docs/guide/other#step-1-issue",
    "/blgo",
    "/logo.png",
    "/docs/guide/other#nope",
  ];
  const issues = await check("Text", { configured: configured.map((href) => ({ ...place, href })) });
  expect(issues.map(summary)).toEqual([
    "content/site.yaml:7:9 [broken-link] link `/blgo` leads to `/blgo`, which is no page of the site",
    "content/site.yaml:7:9 [missing-asset] link `/logo.png` leads to `/logo.png`, which is no file of the site",
    "content/site.yaml:7:9 [broken-anchor] link `/docs/guide/other#nope`: the page `/docs/guide/other` has no anchor `nope`",
  ]);
});
