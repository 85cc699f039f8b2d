// The commands as an author types them, in a project of a few files. Content is compiled with the project's engine.
import { docsProject } from "../../testing/fixtures/docsCommands";
import { SITE_YAML } from "../../testing/fixtures/project";
import { check } from "./commands/check";
import { lock } from "./commands/lock";
import { mv } from "./commands/mv";
import { newDoc } from "./commands/newDoc";

const LOCK = "anchors.lock";
const page = (body: string, title = "Guide"): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

test("the lock lists what readers may keep, grows, and says what is lost with the redirect to add", async () => {
  const { run, write, read, printed, has } = docsProject({ "docs/guide.mdx": page("## Fees") });
  expect(await run(lock, { "dry-run": true })).toBe(0);
  expect(has(LOCK)).toBe(false);
  expect(await run(lock)).toBe(0);
  expect(read(LOCK)).toContain("/docs/guide\n  #fees\n");
  expect(await run(lock)).toBe(0);
  expect(printed.at(-1)).toBe("Nothing to do.");

  write("docs/guide.mdx", page("## Charges"));
  expect(await run(check)).toBe(1);
  expect(printed.at(-1)).toContain("- from: /docs/guide#fees\n");
  expect(await run(lock)).toBe(1);
  expect(read(LOCK)).toContain("/docs/guide\n  #charges\n  #fees\n");

  write("redirects.yaml", "redirects:\n  - from: /docs/guide#fees\n    to: /docs/guide#charges\n");
  expect(await run(check, { strict: true })).toBe(0);
  expect(printed.at(-1)).toBe("No issues in content and configuration.");
});

test("a lock isn't written of content with errors", async () => {
  const { run, has } = docsProject({ "docs/guide.mdx": page("[x](/nope)") });
  await expect(run(lock)).rejects.toThrow("npm run docs -- check");
  expect(has(LOCK)).toBe(false);
});

test.each([
  [
    "<<<<<<< HEAD\n/docs/a\n=======\n  #b\n>>>>>>> other\n",
    "has a merge conflict, so nothing was changed:\n  content/anchors.lock:1: <<<<<<< HEAD\n  content/anchors.lock:3: =======\n",
  ],
  ["/docs/guide\ndocs/a\n  #kept\n", "can't be read, so nothing was changed:\n  content/anchors.lock:2: docs/a\n"],
])("a lock that can't be read is not written anew: %j", async (text, message) => {
  const { run, read } = docsProject({ "docs/guide.mdx": page("Text"), [LOCK]: text });
  await expect(run(lock)).rejects.toThrow(message);
  expect(read(LOCK)).toBe(text);
});

test("check reports in the form that is asked for", async () => {
  const { run, printed } = docsProject({ "docs/guide.mdx": page("[x](/nope)") });
  expect(await run(check, { format: "github" })).toBe(1);
  expect(printed.at(-1)).toMatch(/^::error file=content\/docs\/guide\.mdx,line=5,col=1,title=broken-link::/);
  expect(await run(check, { format: "sarif" })).toBe(1);
  expect(printed.at(-1)).toContain('"ruleId": "broken-link"');
  await expect(run(check, { format: "xml" })).rejects.toThrow("there are text, github, sarif");
});

describe("drafts", () => {
  const draft = (body: string, title = "Next"): string => `---\ntitle: ${title}\ndraft: true\n---\n\n${body}\n`;
  const SIDEBAR = "sidebar:\n  - start\n  - guide\n  - next\n";

  test("are checked as though they were published, and stop nothing", async () => {
    const { run, printed } = docsProject({
      "docs/guide.mdx": page("Text"),
      "docs/next.mdx": draft("[x](/nope) [own](#a) [other](./later.mdx)\n\n## A"),
      "docs/later.mdx": draft("```nonsense\n1\n```", "Later"),
      "sidebar.yaml": SIDEBAR,
    });
    await run(lock);
    expect(await run(check, { strict: true })).toBe(0);
    const report = printed.at(-1) ?? "";
    expect(report).toContain(
      "content/docs/next.mdx:6:1 warning [broken-link] draft, an error once it is published: link `/nope` leads to `/nope`",
    );
    expect(report).toMatch(/docs\/later\.mdx:6:\d+ warning \[fence-language\] draft, an error once it is published: /);
    expect(report).toContain(
      "docs/later.mdx:1:1 warning [page-without-entry] draft, an error once it is published: doc id `later` is nowhere",
    );
    expect(report).toMatch(/\n0 errors, 3 warnings in content/);
    await run(check, { strict: true, format: "github" });
    expect(printed.at(-1)).toContain("title=broken-link::draft, an error once it is published: link");
    await run(check, { strict: true, format: "sarif" });
    expect(printed.at(-1)).toContain('"text": "draft, an error once it is published: link');
  });

  test("may have mistakes in their front matter, which are said and stop nothing", async () => {
    const { run, printed, issues } = docsProject({
      "docs/guide.mdx": page("Text"),
      "docs/next.mdx": "---\ndraft: true\nkind: gide\n---\n\n[x](/nope)\n",
      "blog/2025-01-01-soon.mdx": "---\ntitle: Guide\ndate: soon\ndraft: true\n---\n\nText\n",
      "blog/2025-01-02-late.mdx": "---\ntitle: Guide\ndate: 2025-01-02\ndraft: true\n---\n\nText\n",
      "sidebar.yaml": SIDEBAR,
    });
    await run(lock);
    expect(await issues()).toEqual([]);
    expect(await run(check, { strict: true })).toBe(0);
    const once = "draft, an error once it is published: ";
    expect(
      printed
        .at(-1)
        ?.match(/^content\/.*$/gm)
        ?.map((line) => line.replace(once, "")),
    ).toEqual([
      'content/blog/2025-01-01-soon.mdx:3:7 warning [front-matter] `date` is "soon": a calendar day such as 2020-04-29',
      "content/blog/2025-01-02-late.mdx:2:8 warning [page-preview] content/docs/guide.mdx has this title too: `Guide`",
      "content/docs/next.mdx:2:1 warning [front-matter] missing key `title` (string)",
      'content/docs/next.mdx:3:7 warning [front-matter] `kind` is "gide": none of the values that work here',
    ]);
  });

  test("whose front matter can't be read are errors: nobody knows that they are drafts", async () => {
    const { run, printed } = docsProject({ "docs/guide.mdx": "---\ndraft: true\ntitle: [a\n---\n\nText\n" });
    expect(await run(check)).toBe(1);
    expect(printed.at(-1)).toContain("content/docs/guide.mdx:4:1 error [yaml-syntax] invalid YAML");
  });

  test("are named where a page links to one", async () => {
    const { run, write, printed } = docsProject({
      "docs/guide.mdx": page("[a](./next.mdx)\n\n[b](/docs/next)"),
      "docs/next.mdx": draft("Text"),
      "sidebar.yaml": SIDEBAR,
    });
    expect(await run(check, { strict: true })).toBe(1);
    const report = printed.at(-1) ?? "";
    expect(report).toContain(
      "content/docs/guide.mdx:5:1 error [broken-markdown-link] link `./next.mdx` leads to `docs/next.mdx`, which is a draft",
    );
    expect(report).toContain(
      "content/docs/guide.mdx:7:1 error [broken-link] link `/docs/next` leads to a draft, content/docs/next.mdx",
    );
    write("docs/next.mdx", page("Text", "Next"));
    await run(lock);
    expect(await run(check, { strict: true })).toBe(0);
  });
});

describe("mv", () => {
  const FILES = {
    "docs/guide.mdx": page("[start](./start.mdx#a) [own](#fees) [a](./a.txt)\n\n## Fees"),
    "docs/start.mdx": "---\ntitle: Start\n---\n\n[g](./guide.mdx#fees) [h](/docs/guide)\n\n## A\n",
    "docs/a.txt": "text",
    "docs/error-codes.mdx": page("Codes", "Error codes"),
    "sidebar.yaml": "sidebar:\n  - start # first\n  - guide\n  - error-codes\n",
    "redirects.yaml": "redirects:\n  - from: /docs/older\n    to: /docs/guide#fees\n",
  };

  test("moves the file and mends everything that leads to it; twice is once", async () => {
    const { run, read, has, printed } = docsProject(FILES);
    await run(lock);
    expect(await run(mv, { "dry-run": true }, "guide", "deep/er/manual")).toBe(0);
    expect(has("docs/guide.mdx")).toBe(true);
    expect(printed.at(-1)).toContain("Nothing was changed");

    expect([await run(mv, {}, "guide", "deep/er/manual"), printed.slice(-1)]).toEqual([0, [expect.any(String)]]);
    expect(has("docs/guide.mdx")).toBe(false);
    expect(read("docs/deep/er/manual.mdx")).toContain("[start](../../start.mdx#a) [own](#fees) [a](../../a.txt)");
    expect(read("docs/start.mdx")).toContain("[g](./deep/er/manual.mdx#fees) [h](/docs/deep/er/manual)");
    expect(read("sidebar.yaml")).toBe("sidebar:\n  - start # first\n  - deep/er/manual\n  - error-codes\n");
    expect(read("redirects.yaml")).toBe(
      "redirects:\n  - from: /docs/older\n    to: /docs/deep/er/manual#fees\n  - from: /docs/guide\n    to: /docs/deep/er/manual\n",
    );
    expect(read(LOCK)).toContain("/docs/deep/er/manual\n  #fees\n");
    expect(read(LOCK)).toContain("/docs/guide\n  #fees\n");
    expect(await run(check, { strict: true })).toBe(0);

    expect(await run(mv, {}, "guide", "deep/er/manual")).toBe(0);
    expect(printed.at(-1)).toBe("Nothing to do: it has been moved.");
  });

  test("there and back leaves only the redirect of the way there", async () => {
    const { run, read } = docsProject(FILES);
    await run(lock);
    await run(mv, {}, "guide", "manual");
    expect(await run(mv, {}, "manual", "guide")).toBe(0);
    for (const file of ["docs/guide.mdx", "docs/start.mdx", "sidebar.yaml"] as const) {
      expect(read(file)).toBe(FILES[file]);
    }
    expect(read("redirects.yaml")).toBe(`${FILES["redirects.yaml"]}  - from: /docs/manual\n    to: /docs/guide\n`);
    expect(await run(check, { strict: true })).toBe(0);
  });

  test.each([
    ["nothing", "manual", "There is no page `nothing`"],
    ["guid", "manual", "The nearest: guide"],
    ["guide", "start", "There is a page `start` already"],
    ["error-codes", "manual", "Blocks lead to `error-codes` by its file"],
    ["guide", "../up", "can't be an id"],
    ["guide", "a b", "can't be an id"],
    ["guide", "Guide", "differs from content/docs/guide.mdx in case alone"],
    ["guide", "START", "differs from content/docs/start.mdx in case alone"],
  ])("%s to %s is refused", async (from, to, message) => {
    const { run, read } = docsProject(FILES);
    await expect(run(mv, {}, from, to)).rejects.toThrow(message);
    expect(read("docs/guide.mdx")).toBe(FILES["docs/guide.mdx"]);
  });

  test("a move that would leave faults is refused with them, and nothing changes; the dry run says so too", async () => {
    const site = SITE_YAML.replace(
      /versions:\n[^]*?(?=blog:)/,
      'versions:\n  - { name: current, label: Next, mainDoc: start, path: "" }\n  - { name: "1.0", label: "1.0", mainDoc: guide, path: "1.0" }\n',
    );
    const project = docsProject({
      ...FILES,
      "site.yaml": site,
      "versions/1.0/docs/guide.mdx": page("Old"),
      "versions/1.0/sidebar.yaml": "sidebar: [guide]\n",
    });
    await project.run(lock);
    const before = project.texts();
    for (const values of [{ "dry-run": true }, {}]) {
      await expect(project.run(mv, values, "guide", "1.0/guide")).rejects.toThrow(
        "This would leave faults, so nothing was changed:",
      );
      expect(project.texts()).toEqual(before);
    }
  });

  test("warnings that the page had before are no fault of the move", async () => {
    const project = docsProject({ ...FILES, "docs/guide.mdx": page("[x](./nope.md)\n\n## Fees") });
    const rules = (await project.issues()).map(({ rule }) => rule);
    expect(rules).not.toEqual([]);
    expect(await project.run(mv, {}, "guide", "manual")).toBe(0);
    expect((await project.issues()).map(({ rule }) => rule)).toEqual(rules);
  });

  test("a draft that can't be parsed refuses a move only where it may link to the page", async () => {
    const draft = (link: string): string => `---\ntitle: Next\ndraft: true\n---\n\n[x](${link}) {oops\n`;
    const project = docsProject({
      ...FILES,
      "sidebar.yaml": `${FILES["sidebar.yaml"]}  - next\n`,
      "docs/next.mdx": draft("./start.mdx"),
    });
    expect(await project.run(mv, {}, "guide", "manual")).toBe(0);
    for (const link of ["./manual.mdx", "/docs/Manual", "./m%61nual.mdx"]) {
      project.write("docs/next.mdx", draft(link));
      await expect(project.run(mv, {}, "manual", "guide")).rejects.toThrow(/^content\/docs\/next\.mdx:6:\d+: /);
    }
    project.write("docs/next.mdx", draft("./start.mdx"));
    await expect(project.run(mv, {}, "next", "deep/next")).rejects.toThrow("content/docs/next.mdx:6:");
  });

  test("a draft moves without redirect and list of addresses: nobody has kept it", async () => {
    const project = docsProject(FILES);
    await project.run(lock);
    await project.run(newDoc, { after: "start" }, "fresh");
    const { "redirects.yaml": redirects, [LOCK]: locked } = project.texts();
    expect(await project.run(mv, {}, "fresh", "fresher")).toBe(0);
    expect(project.has("docs/fresher.mdx")).toBe(true);
    expect(project.read("sidebar.yaml")).toContain("- fresher\n");
    expect(project.read("redirects.yaml")).toBe(redirects);
    expect(project.read(LOCK)).toBe(locked);
    expect(await project.issues()).toEqual([]);
  });

  test("a page that isn't in the list yet moves without redirect, and its new address is listed", async () => {
    const project = docsProject({ ...FILES, "redirects.yaml": "redirects: []\n" });
    await project.run(lock);
    project.write("docs/more.mdx", page("## Own", "More"));
    project.write("sidebar.yaml", "sidebar: [start, guide, error-codes, more]\n");
    expect(await project.run(mv, {}, "more", "further")).toBe(0);
    expect(project.read("redirects.yaml")).toBe("redirects: []\n");
    expect(project.read(LOCK)).toContain("/docs/further\n  #own\n");
    expect(project.read(LOCK)).not.toContain("/docs/more");
    expect(await project.issues()).toEqual([]);
  });

  test("that two pages have one title is no fault of a move, whichever is then the first", async () => {
    const { run } = docsProject({ ...FILES, "docs/error-codes.mdx": page("Codes") });
    await run(lock);
    expect(await run(mv, {}, "guide", "zz/manual")).toBe(0);
  });

  test("the label of a category stays, also where it reads like the id", async () => {
    const project = docsProject({
      ...FILES,
      "sidebar.yaml": "sidebar:\n  - start\n  - category: guide\n    items: [guide, error-codes]\n",
    });
    await project.run(mv, {}, "guide", "404");
    expect(project.read("sidebar.yaml")).toBe(
      'sidebar:\n  - start\n  - category: guide\n    items: ["404", error-codes]\n',
    );
    expect(await project.issues()).toEqual([]);
  });

  test.each([
    ["a page that can't be parsed", { "docs/start.mdx": page("{oops", "Start") }, "start.mdx:5:1 error [mdx-syntax]"],
    [
      "text that was meant as a link",
      { "docs/start.mdx": page("[fees] (./guide.mdx)", "Start") },
      "start.mdx:5:6 error [markdown-form]",
    ],
    ["redirects that lead nowhere", { "redirects.yaml": "redirects: [{ from: /a, to: /b }]\n" }, "error [redirect]"],
    ["settings that can't be read", { "site.yaml": "a: [\n" }, "site.yaml:2:1 error [yaml-syntax]"],
  ])("a project is left alone where addresses may be missed: %s", async (_what, files, message) => {
    const project = docsProject({ ...FILES, ...files });
    const before = project.texts();
    await expect(project.run(mv, {}, "guide", "manual")).rejects.toThrow(message);
    expect(project.texts()).toEqual(before);
  });

  test("faults that have nothing to do with the move stay, and refuse nothing", async () => {
    const project = docsProject({
      ...FILES,
      "docs/start.mdx": page(
        "[x](/nope) [g](./guide.mdx) ![](./none.png)\n\n```js\n1\n```\n\n#### Deep\n\n## A",
        "Start",
      ),
      "docs/stray.mdx": page("{nobody.knows}\n\n<Nothing />", "Stray"),
      "docs/guide.mdx": page("[start](./start.mdx#a) ![x](./none.png) [m](./manual.mdx)\n\n## Fees"),
      "sidebar.yaml":
        "sidebar:\n  - start\n  - start\n  - guide\n  - error-codes\n  - nope\n  - { category: Empty, items: [] }\n",
    });
    const found = async (): Promise<string[]> =>
      (await project.issues()).map(
        ({ file, line, rule }) => `${file.replace("manual", "guide")}:${String(line)} ${rule}`,
      );
    const before = await found();
    expect(before.length).toBeGreaterThan(7);
    // The link to a page that isn't there yet leads to the page itself from now on.
    expect(await project.run(mv, {}, "guide", "manual")).toBe(0);
    expect(await found()).toEqual(before.filter((fault) => fault !== "content/docs/guide.mdx:5 broken-markdown-link"));
  });

  test("a page without an entry moves, and still has none; a draft that is linked to does too", async () => {
    const project = docsProject({
      ...FILES,
      "docs/stray.mdx": page("Text", "Stray"),
      "docs/next.mdx": "---\ntitle: Next\ndraft: true\n---\n\n[x](/nope)\n",
      "docs/start.mdx": page("[n](./next.mdx) [o](/docs/next)\n\n## A", "Start"),
    });
    expect(await project.run(mv, {}, "stray", "deep/stray")).toBe(0);
    expect(await project.run(mv, {}, "next", "deep/next")).toBe(0);
    expect(project.read("docs/start.mdx")).toContain("[n](./deep/next.mdx) [o](/docs/deep/next)");
    expect((await project.issues()).map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "content/docs/deep/stray.mdx page-without-entry",
      "content/docs/start.mdx broken-markdown-link",
      "content/docs/start.mdx broken-link",
    ]);
  });

  test("settings, diagrams and Markdown in YAML follow; line ends and a byte order mark stay", async () => {
    const windows = (text: string): string => `\uFEFF${text.replace(/\n/g, "\r\n")}`;
    const site = SITE_YAML.replace("      id: start\n", "      id: guide # the entry\n").replace(
      "versions:\n",
      'announcementBar: { id: one, content: "See [the fees](/docs/guide#fees)" }\nversions:\n',
    );
    const states =
      '<States title="S" states={["A", "B"]} transitions={[{from: "A", to: "B", by: "c", href: "./guide.mdx"}]} />';
    const files = { ...FILES, "site.yaml": site, "docs/error-codes.mdx": page(states, "Error codes") };
    const { run, read } = docsProject(
      Object.fromEntries(Object.entries(files).map(([file, text]) => [file, windows(text)])),
    );
    await run(lock);
    expect(await run(mv, {}, "guide", "deep/manual")).toBe(0);
    expect(read("site.yaml")).toBe(
      windows(site.replace("id: guide #", "id: deep/manual #").replace("docs/guide#", "docs/deep/manual#")),
    );
    expect(read("docs/error-codes.mdx")).toBe(
      windows(page(states.replace("./guide.mdx", "./deep/manual.mdx"), "Error codes")),
    );
    expect(read("redirects.yaml")).toBe(
      windows(
        "redirects:\n  - from: /docs/older\n    to: /docs/deep/manual#fees\n  - from: /docs/guide\n    to: /docs/deep/manual\n",
      ),
    );
    expect(await run(check, { strict: true })).toBe(0);
  });

  test("pages of the same id in another version stay what they are", async () => {
    const site = SITE_YAML.replace(
      /versions:\n[^]*?(?=blog:)/,
      'versions:\n  - { name: current, label: Next, mainDoc: guide, path: "" }\n  - { name: "1.0", label: "1.0", mainDoc: guide, path: "1.0" }\n',
    );
    const old = {
      "versions/1.0/docs/guide.mdx": page("[own](./guide.mdx)"),
      "versions/1.0/sidebar.yaml": "sidebar: [guide]\n",
    };
    const { run, read, issues } = docsProject({ ...FILES, ...old, "site.yaml": site });
    expect(await issues()).toEqual([]);
    await run(mv, {}, "guide", "manual");
    expect(read("site.yaml")).toBe(site.replace("mainDoc: guide", "mainDoc: manual"));
    expect(read("versions/1.0/docs/guide.mdx")).toBe(old["versions/1.0/docs/guide.mdx"]);
    expect(await issues()).toEqual([]);
  });

  test("the index of a folder moves as the folder's page, with what leads to it", async () => {
    const project = docsProject({
      ...FILES,
      "docs/area/index.mdx": page("[start](../start.mdx#a) [own](#own) [a](../a.txt)\n\n## Own", "Area"),
      "docs/start.mdx": `${FILES["docs/start.mdx"]}\n[i](./area/index.mdx#own) [j](/docs/area)\n`,
      "sidebar.yaml": `${FILES["sidebar.yaml"]}  - area\n`,
    });
    await project.run(lock);
    expect(await project.run(mv, {}, "area", "deep/manual")).toBe(0);
    expect(project.read("docs/deep/manual/index.mdx")).toContain(
      "[start](../../start.mdx#a) [own](#own) [a](../../a.txt)",
    );
    expect(project.read("docs/start.mdx")).toContain("[i](./deep/manual/index.mdx#own) [j](/docs/deep/manual)");
    expect(project.read("redirects.yaml")).toContain("from: /docs/area\n    to: /docs/deep/manual\n");
    expect(await project.issues()).toEqual([]);
    await expect(project.run(mv, {}, "deep/manual/index", "x")).rejects.toThrow("The nearest: deep/manual.");
    await expect(project.run(mv, {}, "deep/manual", "x/index")).rejects.toThrow("Did you mean `x`?");
    await expect(project.run(mv, {}, "guide", "deep/manual")).rejects.toThrow("There is a page `deep/manual` already");
    await expect(project.run(mv, {}, "guide", "deep/Manual")).rejects.toThrow("in case alone");
  });

  test("a product's name in an id stays its own in the redirect", async () => {
    const { run, read, issues } = docsProject({
      ...FILES,
      "docs/{product}-logo.mdx": page("Logo", "Logo"),
      "sidebar.yaml": 'sidebar: [start, guide, error-codes, "{product}-logo"]\n',
    });
    await run(mv, {}, "{product}-logo", "logos/{product}");
    expect(read("redirects.yaml")).toContain('from: "/docs/{product}-logo"\n    to: "/docs/logos/{product}"\n');
    expect(await issues()).toEqual([]);
  });
});
