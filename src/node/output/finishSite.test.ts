import { existsSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { finishSite, pageFile, type BuiltSite } from ".";

const html = (canonical: string, title: string, more = "") =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>${title} | Zephyr</title><link rel="canonical" href="https://example.com${canonical}"/>${more}</head><body><script>a</script></body></html>`;

/** A site as Gatsby leaves it in `root`, with these pages by path, and what finishing it gives. */
function site(root = folderOf()) {
  const publicFolder = path.join(root, "public");
  const read = (file: string): string => readFileSync(path.join(publicFolder, file), "utf8");
  const has = (file: string): boolean => existsSync(path.join(publicFolder, file));
  const finish = (pages: Readonly<Record<string, string>>, more: Partial<BuiltSite> = {}): Promise<string[]> => {
    for (const [page, text] of Object.entries(pages)) writeFiles(publicFolder, { [pageFile(page)]: text });
    return finishSite({
      publicFolder,
      memory: path.join(root, ".cache"),
      pages: Object.keys(pages),
      redirects: [],
      scripted: (_path, html) => html,
      inspect: () => undefined,
      hostFiles: new Map(),
      unlisted: new Set(),
      statics: new Set(),
      files: [],
      bundles: [],
      pathPrefix: "",
      titleDelimiter: "|",
      ...more,
    });
  };
  return { root, publicFolder, read, has, finish };
}

const PAGES = { "/": html("/", "Start"), "/docs/a": html("/docs/a", "A"), "/Footer/": html("/Footer/", "Footer") };

describe("copies", () => {
  test("every page but the start page stands beside its folder as well, policy included", async () => {
    const { finish, read, has } = site();
    expect(await finish(PAGES)).toEqual([]);
    expect(read("docs/a.html")).toBe(read("docs/a/index.html"));
    expect(read("docs/a.html")).toContain("Content-Security-Policy");
    expect(read("Footer.html")).toBe(read("Footer/index.html"));
    expect([has(".html"), has("index.html.html")]).toEqual([false, false]);
  });

  test("an old address has one too", async () => {
    const { finish, read, publicFolder } = site();
    const moved =
      '<html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/docs/a"></head></html>';
    writeFiles(publicFolder, { "old/index.html": moved });
    await finish(PAGES, { redirects: [{ from: "/old", anchor: null, to: "/docs/a" }] });
    expect(read("old.html")).toBe(read("old/index.html"));
    expect(read("old.html")).toContain("script-src 'self';");
  });

  test("that of a page that is gone goes, and a page that is left alone keeps its own", async () => {
    const { finish, has, publicFolder } = site();
    await finish(PAGES);
    utimesSync(path.join(publicFolder, "docs/a.html"), 1000, 1000);
    await finish({ "/docs/a": readFileSync(path.join(publicFolder, "docs/a/index.html"), "utf8") });
    expect([has("Footer.html"), has("docs/a.html")]).toEqual([false, true]);
    expect(statSync(path.join(publicFolder, "docs/a.html")).mtimeMs).toBe(1_000_000);
  });

  test.each([
    ["a page", { pages: { "/docs/a.html": html("/docs/a.html", "Other") } }],
    ["a file from static/", { file: "docs/a.html", more: { statics: new Set(["/docs/a.html"]) } }],
    ["a file that the build has written", { file: "docs/a.html", more: { files: ["/docs/a.html"] } }],
    ["an old address", { file: "docs/a.html", more: { redirects: [{ from: "/docs/a.html", anchor: null, to: "/" }] } }],
  ])(
    "the address of %s is not taken, and that is said",
    async (
      _whose,
      {
        pages = {},
        file,
        more,
      }: {
        pages?: Record<string, string>;
        file?: string;
        more?: Partial<BuiltSite>;
      },
    ) => {
      const { finish, read, publicFolder } = site();
      // Taken once, as long as nobody else had it.
      await finish(PAGES);
      if (file !== undefined) writeFiles(publicFolder, { [file]: html("/other", "Other") });
      expect(await finish({ ...PAGES, ...pages }, more)).toEqual([expect.stringContaining("/docs/a.html")]);
      expect(read("docs/a.html")).toContain("Other");
      await finish({ "/": html("/", "Start"), ...pages }, { ...more });
      expect(read("docs/a.html")).toContain("Other");
    },
  );

  test("the not-found page is two pages of Gatsby's, and no fault", async () => {
    const { finish } = site();
    const lost = html("/", "Lost").replace(/<link[^>]*>/, "");
    expect(await finish({ "/404": lost, "/404.html": lost })).toEqual([]);
  });

  test("a warm build leaves what a clean one does, whichever pages Gatsby has written again", async () => {
    const warm = site();
    await warm.finish({ ...PAGES, "/gone": html("/gone", "Gone") });
    rmSync(path.join(warm.publicFolder, "gone"), { recursive: true });
    writeFiles(warm.publicFolder, { "index.html": html("/", "New") });
    const a = warm.read("docs/a/index.html");
    await warm.finish({ ...PAGES, "/docs/a": a, "/": html("/", "New") });
    const clean = site();
    await clean.finish({ ...PAGES, "/": html("/", "New") });
    for (const file of ["index.html", "docs/a.html", "docs/a/index.html", "Footer.html", "pages.json", "_headers"]) {
      expect(warm.read(file)).toBe(clean.read(file));
    }
    expect(warm.has("gone.html")).toBe(false);
  });

  test("a page without a file is a fault of the build", async () => {
    const { finish } = site();
    await expect(finish(PAGES, { pages: ["/nowhere"] })).rejects.toThrow("`/nowhere` has no HTML file");
  });
});

describe("pages.json", () => {
  const pagesOf = (text: string) => JSON.parse(text) as { pages: string[][]; redirects: string[][] };

  test("lists pages by path with their titles, and what leads to them", async () => {
    const { finish, read, publicFolder } = site();
    writeFiles(publicFolder, { "old/index.html": html("/docs/a", "Moved", '<meta http-equiv="refresh" content="0">') });
    const pages = {
      "/docs/b": html("/portal/docs/b", "B &amp; &quot;C&quot; | D &#x27;E&#x27;"),
      "/docs/a": html("/portal/docs/a", "A"),
      "/docs/ü": html("/portal/docs/%C3%BC", "Ü"),
      "/docs": html("/portal/docs/a", "A"),
      "/Footer/": html("/portal/Footer/", "Footer"),
      "/": html("/portal/", "Start").replace(" | Zephyr", ""),
    };
    await finish(pages, { pathPrefix: "/portal", redirects: [{ from: "/old", anchor: null, to: "/docs/a#x" }] });
    expect(pagesOf(read("pages.json"))).toEqual({
      pages: [
        ["/", "Start"],
        ["/Footer/", "Footer"],
        ["/docs/a", "A"],
        ["/docs/b", "B & \"C\" | D 'E'"],
        ["/docs/ü", "Ü"],
      ],
      redirects: [
        ["/docs", "/docs/a"],
        ["/old", "/docs/a#x"],
      ],
    });
  });

  test("leaves out what is in no list: unlisted pages and the not-found page", async () => {
    const { finish, read } = site();
    const lost = html("/", "Lost").replace(/<link[^>]*>/, "");
    await finish({ ...PAGES, "/404": lost, "/404.html": lost }, { unlisted: new Set(["/docs/a"]) });
    expect(pagesOf(read("pages.json")).pages.map(([page]) => page)).toEqual(["/", "/Footer/"]);
  });

  test("one from static/ stays", async () => {
    const { finish, read, publicFolder } = site();
    writeFiles(publicFolder, { "pages.json": "own", _headers: "own" });
    await finish(PAGES, { statics: new Set(["/pages.json", "/_headers"]) });
    expect([read("pages.json"), read("_headers")]).toEqual(["own", "own"]);
  });
});

describe("_headers", () => {
  const stats = JSON.stringify({
    namedChunkGroups: {
      app: { assets: [{ name: "styles.1.css" }, { name: "app-1.js" }] },
      doc: { assets: [{ name: "doc-1.js" }, { name: "styles.1.css" }] },
    },
  });

  /** Rules as [address, headers]. */
  const rulesOf = (text: string): [string, string[]][] =>
    text
      .split(/\n(?=\/)/)
      .slice(1)
      .map((rule) => {
        const [address = "", ...headers] = rule.trim().split(/\n\s*/);
        return [address, headers];
      });

  test("pages are asked about, hashed files are kept, and no address has two rules about it", async () => {
    const { finish, read, publicFolder } = site();
    writeFiles(publicFolder, { "webpack.stats.json": stats });
    await finish(PAGES, { pathPrefix: "/portal" });
    const rules = rulesOf(read("_headers"));
    const about = (address: string): string[] =>
      rules
        .filter(([pattern]) => (pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern))
        .flatMap(([, headers]) => headers);
    const ASK = "Cache-Control: public, max-age=0, must-revalidate";
    const KEEP = "Cache-Control: public, max-age=31536000, immutable";
    for (const address of [
      "/",
      "/docs/a",
      "/docs/a.html",
      "/Footer/",
      "/Footer.html",
      "/page-data/docs/a/page-data.json",
    ]) {
      expect(about(`/portal${address}`).filter((header) => header.startsWith("Cache"))).toEqual([ASK]);
    }
    for (const address of ["/styles.1.css", "/app-1.js", "/doc-1.js", "/static/1/a.png", "/content-assets/1/a.pdf"]) {
      expect(about(`/portal${address}`).filter((header) => header.startsWith("Cache"))).toEqual([KEEP]);
    }
    expect(about("/portal/favicon.svg")).toEqual([
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: strict-origin-when-cross-origin",
    ]);
  });
});
