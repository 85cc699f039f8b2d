import { existsSync, readFileSync, rmSync, statSync, watch } from "node:fs";
import path from "node:path";

import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { doc, SITE } from "../../testing/fixtures/project";
import { gatsbyHooks } from "./hooks";

jest.mock("node:fs", () => ({ ...jest.requireActual<object>("node:fs"), watch: jest.fn() }));

const mockEmit = jest.fn<undefined, [{ id: string; result?: object }]>();
jest.mock("gatsby/dist/utils/websocket-manager", () => ({
  websocketManager: { activePaths: new Set(["/docs/guide"]), emitPageData: mockEmit },
}));

const mockParsed = jest.fn<undefined, [string[]]>();
jest.mock("gatsby/dist/query/file-parser", () => ({
  __esModule: true,
  default: class {
    parseFiles(files: string[]): undefined {
      mockParsed(files);
    }
  },
}));

const ENGINE = { "src/node/a.ts": "", "src/blocks/b.tsx": "", "src/shared/c.ts": "", "package-lock.json": "{}" };

interface TestNode {
  readonly id: string;
  readonly title?: string;
  readonly html?: string;
  readonly internal: { readonly type: string };
}

/** A function of Gatsby's reporter: a message, and the error behind it. */
const said = () => jest.fn((_message: string, _error?: Error): undefined => undefined);

/** The hooks of a project with these files, and what they told Gatsby. */
function gatsby(files: Readonly<Record<string, string>> = {}, command = "build") {
  process.env["gatsby_executing_command"] = command;
  const root = folderOf({ ...ENGINE, ...SITE, ...files });
  const hooks = gatsbyHooks(root);
  const nodes = new Map<string, TestNode>();
  const pages: { path: string; component: string; context: Record<string, unknown> }[] = [];
  const reporter = { panic: said(), error: said(), warn: said(), info: said() };
  const args = {
    basePath: "/",
    reporter,
    actions: {
      createNode: (node: TestNode) => nodes.set(node.id, node),
      deleteNode: ({ id }: TestNode) => nodes.delete(id),
      createPage: (page: (typeof pages)[number]) => pages.push(page),
    },
    getNode: (id: string) => nodes.get(id),
    createNodeId: (input: string) => `id(${input})`,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    store: { getState: () => ({ pages: new Map(pages.map((page) => [page.path, page])) }) },
  };
  const run = async (name: Exclude<keyof typeof hooks, "onCreateWebpackConfig">): Promise<void> => {
    const hook = hooks[name] as unknown as (given: typeof args) => unknown;
    await hook(args);
  };
  const titles = (): (string | undefined)[] =>
    [...nodes.values()].filter(({ internal }) => internal.type === "DocPage").map(({ title }) => title);
  return { root, run, nodes, pages, reporter, titles };
}

afterAll(() => {
  Reflect.deleteProperty(process.env, "gatsby_executing_command");
});

describe("before the build", () => {
  test("content without faults says nothing", async () => {
    const { run, reporter } = gatsby();
    await run("onPreInit");
    expect([reporter.panic, reporter.error, reporter.warn].flatMap((call) => call.mock.calls)).toEqual([]);
  });

  test("faults end the run, all in one report, and nothing was written", async () => {
    const { root, run, reporter } = gatsby({
      "content/docs/guide.mdx": doc("Guide", "{oops\n"),
      "content/sidebar.yaml": "sidebar:\n  - start\n  - guide\n  - nope\n",
    });
    await run("onPreInit");
    const [[report] = [""]] = reporter.panic.mock.calls;
    expect(report).toContain("nothing was built and the last built site is untouched");
    expect(report).toContain("content/docs/guide.mdx:4:1 error");
    expect(report).toContain("content/sidebar.yaml:4:5 error");
    expect([existsSync(path.join(root, ".cache")), existsSync(path.join(root, "public"))]).toEqual([false, false]);
  });

  test("warnings are said and end nothing", async () => {
    const { run, reporter } = gatsby({ "content/docs/guide.mdx": doc("Guide", "[a](./nope.mdx)\n") });
    await run("onPreInit");
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(reporter.warn.mock.calls[0]?.[0]).toContain("content/docs/guide.mdx:4:1 warning");
  });

  test("while developing faults are said and end nothing", async () => {
    const { run, reporter } = gatsby({ "content/docs/guide.mdx": doc("Guide", "{oops\n") }, "develop");
    await run("onPreInit");
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(reporter.error.mock.calls[0]?.[0]).toContain("content/docs/guide.mdx:4:1 error");
  });

  test("another hook first is a fault of the caller", async () => {
    await expect(gatsby().run("sourceNodes")).rejects.toThrow("a hook ran before onPreInit");
  });
});

test("nodes and pages are handed on; context carries ids of nodes that exist, and nothing else", async () => {
  const { root, run, nodes, pages } = gatsby();
  await run("onPreInit");
  await run("sourceNodes");
  await run("createPages");
  expect([...nodes.values()].map(({ internal }) => internal.type)).toEqual(
    expect.arrayContaining(["SiteConfig", "DocPage", "DocsVersion", "SidebarLink", "BlogTag"]),
  );
  expect(pages.find((page) => page.path === "/docs/start")).toEqual({
    path: "/docs/start",
    component: path.join(root, "src/templates/doc.tsx"),
    context: { id: "id(DocPage >>> start)", previousId: null, nextId: "id(DocPage >>> guide)" },
  });
  const ids = pages.flatMap(({ context }) => Object.values(context)).filter((value) => typeof value === "string");
  expect(ids.filter((id) => !nodes.has(id))).toEqual([]);
  expect(watch).not.toHaveBeenCalled();
});

test("the cache, files beside pages and redirects are written in their turn", async () => {
  const { root, run, pages, reporter } = gatsby({
    "content/redirects.yaml": "redirects:\n  - { from: /old, to: /docs/guide }\n",
    "content/docs/guide.mdx": doc("Guide", "[a](./a.txt)\n"),
    "content/docs/a.txt": "text",
  });
  const has = (file: string): boolean => existsSync(path.join(root, file));
  await run("onPreInit");
  expect([has(".cache"), has("public")]).toEqual([false, false]);
  await run("onPreBootstrap");
  expect(has(".cache/docs-engine/compiled.v8")).toBe(true);
  await run("onPostBootstrap");
  expect(has("public/content-assets")).toBe(true);
  await run("createPages");
  const html = '<html><head><meta charset="utf-8"><title>A</title></head></html>';
  writeFiles(root, Object.fromEntries(pages.map((page) => [`public${page.path}/index.html`, html])));
  await run("onPostBuild");
  expect(
    ["old/index.html", "old.html", "docs/guide.html", "pages.json", "_headers", "_redirects", "redirects.nginx"].filter(
      (file) => !has(`public/${file}`),
    ),
  ).toEqual([]);
  expect(readFileSync(path.join(root, "public/docs/guide/index.html"), "utf8")).toContain("Content-Security-Policy");
  expect(reporter.warn).not.toHaveBeenCalled();
});

test("Gatsby is kept from parsing what has no query", async () => {
  const { root, run } = gatsby();
  await run("onPreInit");
  const { default: Parser } = await import("gatsby/dist/query/file-parser");
  new Parser().parseFiles([`${root}/src/templates/doc.tsx`, `${root}/src/node/issues/Issue.ts`]);
  expect(mockParsed).toHaveBeenCalledWith([`${root}/src/templates/doc.tsx`]);
});

test("links of the built pages that lead nowhere stop the build, at the place they are written", async () => {
  const { root, run, pages, reporter } = gatsby({ "content/docs/guide.mdx": doc("Guide", "Text\n") });
  await run("onPreInit");
  await run("onPreBootstrap");
  await run("createPages");
  const html = '<html><head><meta charset="utf-8"><title>A</title></head><body><a href="/gone">x</a></body></html>';
  writeFiles(root, Object.fromEntries(pages.map((page) => [`public${page.path}/index.html`, html])));
  await run("onPostBuild");
  const [[report] = [""]] = reporter.panic.mock.calls;
  expect(report).toContain(
    "content/site.yaml:1:1 error [broken-link] `/gone` of `<a>` leads to `/gone`, which was not built",
  );
  expect(report).toContain(`on ${String(pages.length)} pages`);
  // The build is whole: the next one is a warm one.
  expect(existsSync(path.join(root, ".cache/docs-engine/unfinished"))).toBe(false);
});

test("an address that another file has is said after the build", async () => {
  const { root, run, pages, reporter } = gatsby({ "static/docs/guide.html": "own" });
  await run("onPreInit");
  await run("createPages");
  const html = '<html><head><meta charset="utf-8"><title>A</title></head></html>';
  writeFiles(root, Object.fromEntries(pages.map((page) => [`public${page.path}/index.html`, html])));
  await run("onPostBuild");
  expect(reporter.warn.mock.calls[0]?.[0]).toContain("/docs/guide.html is a file of its own");
});

describe("while developing", () => {
  /** Gatsby in develop, and a save of a file: resolves once its effects are there. */
  async function develop() {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "performance"] });
    const site = gatsby({}, "develop");
    await site.run("onPreInit");
    await site.run("sourceNodes");
    const [, , changed] = jest.mocked(watch).mock.lastCall as unknown as [string, object, () => void];
    const cache = path.join(site.root, ".cache/docs-engine/compiled.v8");
    const written = (): number => (existsSync(cache) ? statSync(cache).mtimeMs : 0);
    const save = async (
      files: Readonly<Record<string, string>>,
      until: () => boolean,
      cached = true,
    ): Promise<void> => {
      writeFiles(site.root, files);
      const before = written();
      changed();
      changed();
      const start = performance.now();
      while (!until() || (cached && written() === before)) {
        if (performance.now() - start > 20_000) throw new Error("the save had no effect");
        jest.advanceTimersByTime(10);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { ...site, save };
  }

  afterEach(() => {
    jest.useRealTimers();
  });

  test("a save shows, and several events of one save are one", async () => {
    const { save, titles, reporter } = await develop();
    await save({ "content/docs/guide.mdx": doc("New guide") }, () => titles().includes("New guide"));
    expect(titles().sort()).toEqual(["New guide", "Start"]);
    expect(reporter.error).not.toHaveBeenCalled();
  });

  test("a save is sent to open pages before Gatsby has its node", async () => {
    const { root, run, save, titles } = await develop();
    await run("onCreateDevServer");
    const page = { title: "Guide", html: "<p>Old</p>" };
    writeFiles(root, { "public/page-data/docs/guide/page-data.json": JSON.stringify({ result: { data: { page } } }) });
    const titlesThen: (string | undefined)[][] = [];
    mockEmit.mockImplementation(() => void titlesThen.push(titles().sort()));
    await save({ "content/docs/guide.mdx": doc("New guide", "New\n") }, () => titles().includes("New guide"));
    expect(mockEmit.mock.calls).toEqual([
      [{ id: "/docs/guide", result: { result: { data: { page: { title: "New guide", html: "<p>New</p>" } } } } }],
    ]);
    expect(titlesThen).toEqual([["Guide", "Start"]]);
  });

  test("a broken page keeps its last good form through every save until it is mended", async () => {
    const { save, titles, reporter } = await develop();
    const reports = (): number => reporter.error.mock.calls.length;
    await save({ "content/docs/guide.mdx": doc("Guide", "{oops\n") }, () => reports() === 1);
    expect(titles().sort()).toEqual(["Guide", "Start"]);
    await save({ "content/docs/guide.mdx": doc("Guide", "{oops again\n") }, () => reports() === 2);
    expect(titles().sort()).toEqual(["Guide", "Start"]);
    await save({ "content/docs/guide.mdx": doc("Mended") }, () => titles().includes("Mended"));
    expect(titles().sort()).toEqual(["Mended", "Start"]);
  });

  test("a save that can't be taken over is said, and the next one works", async () => {
    const { root, save, titles, reporter } = await develop();
    const inTheWay = { ".cache": "a file where a folder has to be" };
    await save(
      { ...inTheWay, "content/docs/guide.mdx": doc("New") },
      () => reporter.error.mock.calls.length > 0,
      false,
    );
    expect(reporter.error.mock.calls[0]?.[0]).toContain("the next save tries again");
    rmSync(path.join(root, ".cache"));
    await save({ "content/docs/guide.mdx": doc("Newer") }, () => titles().includes("Newer"));
  });
});
