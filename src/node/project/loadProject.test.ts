import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { doc, loadFiles, loadFrom, SITE, SITE_YAML, spotsOf } from "../../testing/fixtures/project";
import { CompileCache } from "../content";
import type { Project } from "./loadProject";

const sidebarOf = (...ids: string[]): string => `sidebar:\n${ids.map((id) => `  - "${id}"\n`).join("")}`;
const BANKS = "b2c: []\nb2b:\n  - code: A\n    name: Bank A\n    status: online\n";

const resultOf = ({ nodes, pages, addresses, issues }: Project) => ({ nodes, pages, addresses, issues });

test("a small site has no faults and all its pages", async () => {
  const { issues, pages } = await loadFiles({});
  expect(issues).toEqual([]);
  expect(pages.map((page) => page.path).sort()).toEqual([
    ...["/blog", "/blog/archive", "/blog/tags", "/blog/tags/zephyr"],
    ...["/docs", "/docs/guide", "/docs/start"],
  ]);
});

test("loading twice gives the same", async () => {
  const root = folderOf(SITE);
  expect(resultOf(await loadFrom(root))).toEqual(resultOf(await loadFrom(root)));
});

test("the faults of all files come in one run", async () => {
  const { issues } = await loadFiles({
    "content/site.yaml": SITE_YAML.replace("mainDoc: start", "mainDoc: nope"),
    "content/sidebar.yaml": sidebarOf("start", "guide", "gide", "syntax", "meta"),
    "content/data/bank-codes.yaml": "b2c: [\n",
    "content/data/nope.yaml": "a: 1\n",
    "content/redirects.yaml": "redirects:\n  - { from: /a, to: /nope }\n",
    "content/docs/syntax.mdx": doc("Syntax", "Text {oops\n"),
    "content/docs/meta.mdx": "---\ntitle: Meta\nkind: gide\n---\n\n<Nope />\n",
    "content/docs/guide.mdx": doc(
      "Guide",
      "[a](./nope.mdx) [b](/nope) [c](./start.mdx#nope)\n\n```json nope\n{}\n```\n",
    ),
    "content/docs/guide/index.mdx": doc("Guide"),
    "content/docs/unlisted.mdx": doc("Nowhere"),
    "content/blog/2020-04-29-a.mdx": "---\ntitle: A\ndate: 2020-4-29\n---\n",
    "content/pages/A.mdx": "---\ntitel: A\n---\n{oops}\n",
  });
  expect(spotsOf(issues)).toEqual([
    "blog/2020-04-29-a.mdx:3:7 front-matter",
    "data/bank-codes.yaml:2:1 yaml-syntax",
    "data/nope.yaml:1:1 data-shape",
    "docs/guide.mdx:4:1 broken-markdown-link",
    "docs/guide.mdx:4:17 broken-link",
    "docs/guide.mdx:4:28 broken-anchor",
    "docs/guide.mdx:6:1 fence-meta",
    "docs/guide/index.mdx:1:1 duplicate-doc-id",
    "docs/meta.mdx:3:7 front-matter",
    "docs/meta.mdx:6:1 unknown-block",
    "docs/syntax.mdx:4:6 mdx-syntax",
    "docs/unlisted.mdx:1:1 page-without-entry",
    "pages/A.mdx:2:1 front-matter",
    "pages/A.mdx:4:1 unknown-expression",
    "redirects.yaml:2:21 redirect",
    "sidebar.yaml:4:5 unknown-doc-id",
    "site.yaml:27:14 unknown-doc-id",
  ]);
});

describe("without settings", () => {
  const broken = {
    "content/docs/guide.mdx": doc("Guide", "Text {oops\n"),
    "content/docs/start.mdx": doc("Start", '{product.name} <Nope /> [a](./nope.mdx)\n\n<BankCodes group="b2b" />\n'),
    "content/data/bank-codes.yaml": "b2c: [\n",
  };

  test.each([
    ["no site.yaml", null, "site.yaml:1:1 config-shape"],
    ["a site.yaml that is no YAML", "product: [", "site.yaml:1:11 yaml-syntax"],
    ["a site.yaml without a product", SITE_YAML.replace(/^product:\n.*\n.*\n/, ""), "site.yaml:1:1 config-shape"],
  ])("%s: what can be said of the other files is said", async (_what, text, place) => {
    const { site, pages, nodes, issues } = await loadFiles({ ...broken, "content/site.yaml": text });
    expect({ site, pages, nodes }).toEqual({ site: null, pages: [], nodes: [] });
    const spots = spotsOf(issues);
    expect(spots).toContain(place);
    expect(spots.filter((spot) => !spot.startsWith("site.yaml"))).toEqual([
      "data/bank-codes.yaml:2:1 yaml-syntax",
      "docs/guide.mdx:4:6 mdx-syntax",
      "docs/start.mdx:4:16 unknown-block",
    ]);
  });

  test("a content folder that isn't there is one without settings", async () => {
    expect(spotsOf((await loadFrom(folderOf())).issues)).toEqual(["site.yaml:1:1 config-shape"]);
  });
});

describe("file names", () => {
  test("deep folders, spaces, accents, other scripts and capitals work, and links to them too", async () => {
    const names = [
      "a/b/c/d/e/f/deep",
      "with space/and more (1)",
      "Développement/é",
      "支付/退款",
      "UPPER/lowCode",
      "v1.0",
    ];
    const links = names.map((name) => `[x](<./${name}.mdx#first>) [y](./${encodeURI(name)}.mdx#first)`).join("\n");
    const { issues, pages, nodes } = await loadFiles({
      "content/sidebar.yaml": sidebarOf("start", "guide", ...names),
      "content/docs/start.mdx": doc("Start", `${links}\n\n## First step\n`),
      ...Object.fromEntries(
        names.map((name) => [`content/docs/${name}.mdx`, doc(`The page ${name}`, "## First\n\n[back](/docs/start)\n")]),
      ),
    });
    expect(issues).toEqual([]);
    expect(pages.map((page) => page.path)).toEqual(expect.arrayContaining(names.map((name) => `/docs/${name}`)));
    const html = String(nodes.find((node) => node.type === "DocPage" && node.id === "start")?.fields["html"]);
    expect(
      [...html.matchAll(/href="([^"#]+)#/g)].every((match) => !/[\s()支é]/.test((match[1] ?? "").replace(/\(1\)/, ""))),
    ).toBe(true);
  });

  test("CRLF, a byte order mark and Markdown files give the same page", async () => {
    const body = "## First\n\n| a |\n| - |\n| b |\n\n:::note\n\nText.\n\n:::\n";
    const text = (title: string): string => doc(title, body);
    const { issues, nodes } = await loadFiles({
      "content/sidebar.yaml": sidebarOf("start", "guide", "lf", "crlf", "bom", "plain"),
      "content/docs/lf.mdx": text("A"),
      "content/docs/crlf.mdx": text("B").replace(/\n/g, "\r\n"),
      "content/docs/bom.mdx": `\uFEFF${text("C")}`,
      "content/docs/plain.md": text("D"),
    });
    expect(issues).toEqual([]);
    const htmlOf = (id: string): unknown =>
      nodes.find((node) => node.type === "DocPage" && node.id === id)?.fields["html"];
    expect(htmlOf("lf")).toContain("<table>");
    expect([htmlOf("crlf"), htmlOf("bom"), htmlOf("plain")]).toEqual(Array<unknown>(3).fill(htmlOf("lf")));
  });

  test("CRLF and a byte order mark in YAML change nothing", async () => {
    const plain = await loadFiles({});
    const other = await loadFiles({
      "content/site.yaml": `\uFEFF${SITE_YAML.replace(/\n/g, "\r\n")}`,
      "content/sidebar.yaml": "\uFEFFsidebar:\r\n  - start\r\n  - guide\r\n",
    });
    expect(other.issues).toEqual([]);
    expect(other.site?.settings).toEqual(plain.site?.settings);
  });

  test("two files whose names differ in case only are named both", async () => {
    const { issues } = await loadFiles({
      "content/sidebar.yaml": sidebarOf("start", "guide", "Guide"),
      "content/docs/Guide.mdx": doc("Another guide"),
    });
    expect(issues).toMatchObject([{ rule: "duplicate-route", file: "content/docs/guide.mdx" }]);
    expect(issues[0]?.message).toContain("content/docs/Guide.mdx");
  });

  test("a page that takes the route of one of the site's own is named with it", async () => {
    const { issues } = await loadFiles({
      "src/pages/sitemap.tsx": "",
      "src/pages/sitemap.test.tsx": "",
      "content/pages/Sitemap.mdx": doc("Sitemap"),
    });
    expect(issues).toMatchObject([{ rule: "duplicate-route", file: "content/pages/Sitemap.mdx" }]);
    expect(issues[0]?.message).toContain("src/pages/sitemap.tsx");
  });
});

test("anchors of the docs' root are those of the page that it shows", async () => {
  const { issues } = await loadFiles({
    "content/docs/guide.mdx": doc("Guide", "[a](/docs#first-step) [b](/docs#nope) [c](/docs)\n"),
  });
  expect(spotsOf(issues)).toEqual(["docs/guide.mdx:4:23 broken-anchor"]);
});

describe("one fault is said once", () => {
  test("of a page with broken front matter: not by links to it, nor by sidebar, settings and redirects", async () => {
    const { issues } = await loadFiles({
      "content/docs/start.mdx": "---\ntitle: Start\nkind: gide\n---\n## First\n",
      "content/docs/guide.mdx": doc("Guide", "[a](./start.mdx) [b](./start.mdx#first) [c](/docs/start)\n"),
    });
    expect(spotsOf(issues)).toEqual(["docs/start.mdx:3:7 front-matter"]);
  });

  test("of a page that doesn't parse: not by links to it", async () => {
    const { issues } = await loadFiles({
      "content/docs/start.mdx": doc("Start", "{oops\n"),
      "content/docs/guide.mdx": doc("Guide", "[a](./start.mdx#first) [b](/docs/start)\n"),
    });
    expect(spotsOf(issues)).toEqual(["docs/start.mdx:4:1 mdx-syntax"]);
  });

  test("of a data file: not by the blocks that show it", async () => {
    const { issues } = await loadFiles({
      "content/data/bank-codes.yaml": "b2c: []\n",
      "content/docs/guide.mdx": doc("Guide", '<BankCodes group="b2b" />\n'),
    });
    expect(spotsOf(issues)).toEqual(["data/bank-codes.yaml:1:1 data-shape"]);
  });
});

describe("drafts", () => {
  const files = {
    "content/docs/guide.mdx": "---\ntitle: Guide\ndraft: true\n---\n{oops\n",
    "content/docs/start.mdx": doc("Start"),
  };

  test("are no part of the site, whatever state they are in", async () => {
    const { issues, pages } = await loadFiles(files);
    expect(issues).toEqual([]);
    expect(pages.map((page) => page.path)).not.toContain("/docs/guide");
  });

  test("are named as what they are where settings name them", async () => {
    const { issues } = await loadFiles({ "content/docs/start.mdx": "---\ntitle: Start\ndraft: true\n---\n\nText\n" });
    const told = issues.filter(({ rule }) => rule === "unknown-doc-id");
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told.map(({ file, message }) => `${file}: ${message}`))).toEqual(
      new Set(["content/site.yaml: the page with the doc id `start` is a draft: the site doesn't have it yet"]),
    );
  });

  test("are part of a preview", async () => {
    expect(spotsOf((await loadFiles(files, { drafts: true })).issues)).toEqual(["docs/guide.mdx:5:1 mdx-syntax"]);
  });

  test("can't be linked to from a page that is public", async () => {
    const { issues } = await loadFiles({ ...files, "content/docs/start.mdx": doc("Start", "[a](./guide.mdx)\n") });
    expect(spotsOf(issues)).toEqual(["docs/start.mdx:4:1 broken-markdown-link"]);
  });
});

describe("files beside pages", () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4"/>';

  test("images and downloads are found and carry the path prefix", async () => {
    const { issues, nodes } = await loadFiles(
      {
        "content/docs/guide.mdx": doc(
          "Guide",
          "![Logo](./img/lo%20go.svg) [Manual](./manual.pdf#page=2) ![Static](/logo.svg)\n",
        ),
        "content/docs/img/lo go.svg": SVG,
        "content/docs/manual.pdf": "pdf",
        "static/logo.svg": SVG,
      },
      { pathPrefix: "/portal" },
    );
    expect(issues).toEqual([]);
    const { html, assets } = nodes.find((node) => node.id === "guide")?.fields ?? {};
    expect(html).toMatch(/src="\/portal\/content-assets\/[0-9a-f]{12}\/lo-go\.svg" alt="Logo" width="12" height="4"/);
    expect(html).toMatch(/href="\/portal\/content-assets\/[0-9a-f]{12}\/manual\.pdf#page=2"/);
    expect(assets).toHaveLength(3);
  });

  test.each([
    ["an image in other capitals", "![x](./Logo.svg)"],
    ["a download in other capitals", "[x](./MANUAL.pdf)"],
    ["a folder", "[x](./img/)"],
    ["an image that is a folder", "![x](./img)"],
    ["an image that is no image", "![x](./manual.pdf)"],
  ])("%s is missing", async (_what, text) => {
    const { issues } = await loadFiles({
      "content/docs/guide.mdx": doc("Guide", `${text}\n`),
      "content/docs/logo.svg": SVG,
      "content/docs/img/a.svg": SVG,
      "content/docs/manual.pdf": "pdf",
    });
    expect(spotsOf(issues)).toEqual(["docs/guide.mdx:4:1 missing-asset"]);
  });
});

describe("with the cache of the last run", () => {
  const FILES = {
    ...SITE,
    "content/docs/guide.mdx": doc("Guide", '{product.name} ![a](./logo.svg)\n\n<BankCodes group="b2b" />\n'),
    "content/docs/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4"/>',
  };

  /** The project after an edit: loaded with the cache of the run before it, and without. */
  async function edited(dataFile: string, edit: (root: string) => void) {
    const root = folderOf({ ...FILES, [dataFile]: BANKS });
    const cacheFile = path.join(root, ".cache/compiled.v8");
    const cache = new CompileCache(cacheFile, "engine");
    const { tree } = await loadFrom(root, { cache });
    await cache.save(new Set(tree.files));
    edit(root);
    return {
      warm: await loadFrom(root, { cache: new CompileCache(cacheFile, "engine") }),
      clean: await loadFrom(root),
    };
  }

  const replace = (file: string, from: string, to: string) => (root: string) => {
    const target = path.join(root, file);
    writeFileSync(target, readFileSync(target, "utf8").replace(from, to));
  };

  test.each<[string, string, (root: string) => void]>([
    ["nothing", "content/data/bank-codes.yaml", () => undefined],
    ["a word", "content/data/bank-codes.yaml", replace("content/docs/start.mdx", "First", "Second")],
    ["the product's name", "content/data/bank-codes.yaml", replace("content/site.yaml", "Zephyr", "Boreas")],
    ["a row of data", "content/data/bank-codes.yaml", replace("content/data/bank-codes.yaml", "Bank A", "Bank B")],
    [
      "a row of data in a .yml file",
      "content/data/bank-codes.yml",
      replace("content/data/bank-codes.yml", "Bank A", "Bank B"),
    ],
    ["an image", "content/data/bank-codes.yaml", replace("content/docs/logo.svg", "12", "24")],
    [
      "a linked page's name",
      "content/data/bank-codes.yaml",
      (root) => {
        rmSync(path.join(root, "content/docs/guide.mdx"));
        writeFiles(root, { "content/docs/guide/index.mdx": doc("Guide") });
      },
    ],
    [
      "a page more",
      "content/data/bank-codes.yaml",
      (root) => {
        writeFiles(root, {
          "content/docs/new.mdx": doc("New"),
          "content/sidebar.yaml": sidebarOf("new", "start", "guide"),
        });
      },
    ],
  ])("changing %s gives what a clean run gives", async (_what, dataFile, edit) => {
    const { warm, clean } = await edited(dataFile, edit);
    expect(resultOf(warm)).toEqual(resultOf(clean));
  });
});

describe("nothing outside of the content folder is published", () => {
  test.each([
    ["a link upwards", "[a](../../../../../../../etc/passwd)"],
    ["a link to the settings", "[a](../site.yaml)"],
    ["an image out of static/", "![a](/../content/docs/start.mdx)"],
  ])("%s", async (_what, text) => {
    const { issues, nodes } = await loadFiles({ "content/docs/guide.mdx": doc("Guide", `${text}\n`) });
    expect(spotsOf(issues)).toEqual(["docs/guide.mdx:4:1 missing-asset"]);
    expect(nodes.find((node) => node.id === "guide")?.fields["assets"]).not.toContainEqual(
      expect.stringContaining("/content-assets/"),
    );
  });
});

test("a link to a file that the site doesn't have is broken, and one to a file of static/ is not", async () => {
  const { issues } = await loadFiles({
    "static/there.pdf": "a",
    "content/docs/guide.mdx": doc("Guide", "[a](/there.pdf) [b](/nope.pdf) [c](/There.pdf)\n"),
  });
  expect(spotsOf(issues)).toEqual(["docs/guide.mdx:4:17 missing-asset", "docs/guide.mdx:4:32 missing-asset"]);
});

test("addresses that would run in the page are no links", async () => {
  const { issues } = await loadFiles({ "content/docs/guide.mdx": doc("Guide", "[a](javascript:alert(1))\n") });
  expect(spotsOf(issues)).toEqual(["docs/guide.mdx:4:1 broken-link"]);
});

test("a cover that is no image has a place, as Gatsby's own fault for it has none", async () => {
  const { issues } = await loadFiles({
    "content/blog/2020-04-29-a.mdx": "---\ntitle: A\ndate: 2020-04-29\ncover: ./a.png\ncoverAlt: A till\n---\n",
    "content/blog/a.png": "no image",
  });
  expect(spotsOf(issues)).toEqual(["blog/2020-04-29-a.mdx:4:1 missing-asset"]);
});

test("file names that addresses can't carry are refused", async () => {
  const { issues } = await loadFiles({
    "content/docs/a#b.mdx": doc("A"),
    "content/sidebar.yaml": sidebarOf("start", "guide", "a#b"),
  });
  expect(spotsOf(issues)).toEqual(["docs/a#b.mdx:1:1 file-name"]);
});

test("a broken link of the announcement is found", async () => {
  const { issues } = await loadFiles({
    "content/site.yaml": `${SITE_YAML}announcementBar: { id: a, content: "[new](/docs/nope)" }\n`,
  });
  expect(issues).toMatchObject([{ rule: "broken-link", file: "content/site.yaml" }]);
});

test("broken settings hide no fault of front matter and sidebar", async () => {
  const { issues } = await loadFiles({
    "content/site.yaml": `${SITE_YAML}nope: 1\n`,
    "content/sidebar.yaml": sidebarOf("start", "guide", "gide"),
    "content/docs/guide.mdx": "---\ntitel: A\n---\n\n![a](./nope.png)\n",
  });
  expect(issues.map(({ rule }) => rule).sort()).toEqual([
    "config-shape",
    "front-matter",
    "missing-asset",
    "unknown-doc-id",
  ]);
});

test("an alias in YAML is a fault with a place, not a crash", async () => {
  const { issues } = await loadFiles({ "content/docs/guide.mdx": "---\ntitle: *important*\n---\n\nText.\n" });
  expect(spotsOf(issues)).toEqual(["docs/guide.mdx:2:8 yaml-syntax"]);
});
