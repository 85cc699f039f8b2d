import { docsProject } from "../../../testing/fixtures/docsCommands";
import { check } from "./check";
import { fix } from "./fix";

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const GUIDE = page("Guide", "## Send one\n\n## Fees {#Our-Fees}");
const FILES = {
  "sidebar.yaml": "sidebar: [start, guide, deep/page]\n",
  "docs/guide.mdx": GUIDE,
  "docs/deep/page.mdx": page("Deep", "Text."),
  "docs/files/Terms.txt": "text",
  "pages/Footer.mdx": page("Footer", "Text."),
  "redirects.yaml": "redirects:\n  - from: /docs/old\n    to: /docs/guide#send-one\n",
};

/** The body of `docs/start.mdx` after `fix`, what was printed for it, and that doing it again changes nothing. */
async function fixed(body: string, files: Readonly<Record<string, string>> = {}) {
  const project = docsProject({ ...FILES, "docs/start.mdx": page("Start", body), ...files });
  const before = project.texts();
  await project.run(fix, { "dry-run": true }, "content/docs/start.mdx");
  expect(project.texts()).toEqual(before);
  const said = project.printed[0] ?? "";
  const code = await project.run(fix, {}, "content/docs/start.mdx");
  expect(project.printed.find((text, index) => index > 1 && text === said)).toBe(said);
  const after = project.texts();
  expect({ ...after, "docs/start.mdx": "" }).toEqual({ ...before, "docs/start.mdx": "" });
  await project.run(fix);
  expect(project.texts()).toEqual(after);
  const issues = await project.issues();
  return {
    code,
    said: said.split("\n"),
    body: after["docs/start.mdx"]?.slice("---\ntitle: Start\n---\n\n".length, -1),
    issues,
  };
}

describe("links", () => {
  test.each([
    ["/docs/guide", "./guide.mdx"],
    ["/docs/guide/", "./guide.mdx"],
    ["/docs/guide.html#send-one", "./guide.mdx#send-one"],
    ["/docs/deep/page/index.html?x=1", "./deep/page.mdx?x=1"],
    ["/Docs/Guide#Send-One", "./guide.mdx#send-one"],
    ["/docs/old", "./guide.mdx#send-one"],
    ["./guide", "./guide.mdx"],
    ["guide.html", "./guide.mdx"],
    ["./Guide.mdx#our-fees", "./guide.mdx#Our-Fees"],
    ["./guide.md", "./guide.mdx"],
    ["./deep/page/", "./deep/page.mdx"],
    ["./guide.mdx#SEND-ONE", "./guide.mdx#send-one"],
    ["#A-Part", "#a-part"],
    ["./files/terms.txt", "./files/Terms.txt"],
    ["/blog/", "/blog"],
    ["/Blog", "/blog"],
    ["/footer.html", "/Footer/"],
  ])("%s becomes %s", async (from, to) => {
    const result = await fixed(`[x](${from})\n\n## A part`);
    expect(result.body).toBe(`[x](${to})\n\n## A part`);
    expect(result.said).toEqual([`content/docs/start.mdx:5:5: link \`${from}\` -> \`${to}\``]);
    expect([result.code, result.issues]).toEqual([0, []]);
  });

  test.each([
    "./guide.mdx",
    "guide.mdx#send-one",
    "#a-part",
    "/Footer/",
    "/Footer",
    "/blog",
    "/docs",
    "https://example.com/docs/guide/",
    "./files/Terms.txt",
  ])("%s is right", async (address) => {
    const result = await fixed(`[x](${address})\n\n## A part`);
    expect(result.said).toEqual(["Nothing to mend."]);
  });

  test("in blocks and their data they are mended, in code they stay", async () => {
    const body = [
      '<Cards>\n<Card title="A" href="/docs/guide">a</Card>\n</Cards>',
      '<States title="S" states={["A", "B"]} transitions={[{from: "A", to: "B", by: "c", href: "/docs/guide/"}]} />',
      "`[x](/docs/guide/)`",
    ].join("\n\n");
    const result = await fixed(body);
    expect(result.body).toBe(body.replace('"/docs/guide"', '"./guide.mdx"').replace('"/docs/guide/"', '"./guide.mdx"'));
    expect(result.issues).toEqual([]);
  });

  test("what may be either of two is left to its author, and reported", async () => {
    const result = await fixed("[x](./GUIDES) [y](./gone.mdx) [z](#Twice)\n\n## A {#twice}\n\n## B {#TWICE}");
    expect(result.said).toEqual(["Nothing to mend."]);
    expect(result.code).toBe(1);
    expect(result.issues.map(({ rule }) => rule).sort()).toEqual([
      "broken-anchor",
      "broken-markdown-link",
      "missing-asset",
    ]);
  });

  test("settings lead to pages as they are written", async () => {
    const site = (text: string): string =>
      text.replace(
        "footer:\n  style: row\n",
        "footer:\n  style: row\n  links: [{ label: G, to: /Docs/guide.html#send-One }] # left\n",
      );
    const project = docsProject({ ...FILES, "docs/start.mdx": page("Start", "Text.") });
    project.write("site.yaml", site(project.read("site.yaml")));
    expect(await project.run(fix, {}, "content/site.yaml")).toBe(0);
    expect(project.read("site.yaml")).toContain("to: /docs/guide#send-one }] # left");
    expect(await project.issues()).toEqual([]);
  });
});

describe("fences", () => {
  test.each([
    ["javascript", "js"],
    ["shell", "bash"],
    ["sh", "bash"],
    ["JSON", "json"],
    ["c#", "csharp"],
    ["yml", "yaml"],
    ["golang", "go"],
  ])("%s is %s", async (from, to) => {
    const result = await fixed(`- item\n\n  \`\`\`${from} title="T"\n  x\n  \`\`\``);
    expect(result.body).toBe(`- item\n\n  \`\`\`${to} title="T"\n  x\n  \`\`\``);
    expect(result.said).toEqual([`content/docs/start.mdx:7:6: fence language \`${from}\` -> \`${to}\``]);
    expect(result.issues).toEqual([]);
  });

  test("one without a language gets one only for JSON beyond doubt", async () => {
    const result = await fixed('~~~\n{ "a": [1] }\n~~~\n\n```\n{ a: 1 }\n```\n\n```\n12\n```\n\n```html\n<p>\n```');
    expect(result.body).toBe('~~~json\n{ "a": [1] }\n~~~\n\n```\n{ a: 1 }\n```\n\n```\n12\n```\n\n```html\n<p>\n```');
    expect(result.said).toEqual([expect.stringContaining("content/docs/start.mdx:5:4: fence without a language")]);
    expect(result.issues.map(({ line, rule }) => `${String(line)} ${rule}`)).toEqual([
      "9 fence-language",
      "13 fence-language",
    ]);
  });
});

test("front matter gets the order of its schema; comments stay with their keys, line ends and a byte order mark stay", async () => {
  const head = (...keys: readonly string[]): string =>
    `\uFEFF---\n# All of it.\n\n${keys.join("")}# end\n---\n\nText.\n`.replace(/\n/g, "\r\n");
  const keys = [
    "title: Start\n",
    "# Said in lists.\ndescription: >-\n  Long\n  text # no comment\n",
    "kind: flow # several calls\n",
  ];
  const project = docsProject({ ...FILES, "docs/start.mdx": head(keys[2]!, keys[1]!, keys[0]!) });
  await project.run(fix);
  expect(project.printed[0]).toBe("content/docs/start.mdx:4:1: front matter in the order title, description, kind");
  expect(project.read("docs/start.mdx")).toBe(head(...keys));
  expect(await project.issues()).toEqual([]);
  await project.run(fix);
  expect(project.printed.at(-1)).toBe("Nothing to mend.");
});

test("posts and free-standing pages have orders of their own, an unknown key stays last and is reported", async () => {
  const project = docsProject({
    ...FILES,
    "docs/start.mdx": page("Start", "Text."),
    "pages/Footer.mdx": "---\ndescription: D\ntitle: Footer\n---\n\nText.\n",
    "blog/2025-01-01-a.mdx": '---\nauthor: me\ntags: ["{product}"]\ndate: 2025-01-01\ntitle: A\n---\n\nText.\n',
  });
  expect(await project.run(fix)).toBe(1);
  expect(project.read("pages/Footer.mdx")).toContain("---\ntitle: Footer\ndescription: D\n---");
  expect(project.read("blog/2025-01-01-a.mdx")).toContain(
    '---\ntitle: A\ndate: 2025-01-01\ntags: ["{product}"]\nauthor: me\n---',
  );
  expect(project.printed.at(-1)).toContain("unknown key `author`");
});

test("headings that differ in case alone get their ids written out, and none moves", async () => {
  const result = await fixed("[x](#fees-1)\n\n## Fees\n\n## fees\n\n## Same\n\n## Same");
  expect(result.body).toBe("[x](#fees-1)\n\n## Fees {#fees}\n\n## fees {#fees-1}\n\n## Same\n\n## Same");
  expect(result.issues).toEqual([]);
});

test("content with other errors is mended all the same, a page that can't be parsed is reported", async () => {
  const project = docsProject({
    ...FILES,
    "docs/start.mdx": page("Start", "[x](/docs/guide) [y](./none.mdx)"),
    "docs/deep/page.mdx": page("Deep", "<Card>\n\n[x](/docs/guide)"),
  });
  expect(await project.run(fix)).toBe(1);
  expect(project.read("docs/start.mdx")).toContain("[x](./guide.mdx) [y](./none.mdx)");
  expect(project.printed.at(-1)).toContain("content/docs/deep/page.mdx:5:1 error [mdx-syntax]");
  expect(project.printed.at(-1)).toContain("broken-markdown-link");
});

test("only the files that are asked for are mended: by name, by folder, from the content folder", async () => {
  const wrong = page("Wrong", "[x](/docs/guide)");
  const files = { ...FILES, "docs/start.mdx": wrong, "docs/deep/page.mdx": wrong };
  for (const name of ["content/docs/deep", "docs/deep/page.mdx", "content/docs/deep/"]) {
    const project = docsProject(files);
    expect(await project.run(fix, {}, name)).toBe(0);
    expect(project.read("docs/start.mdx")).toBe(wrong);
    expect(project.read("docs/deep/page.mdx")).toContain("[x](../guide.mdx)");
  }
  await expect(docsProject(files).run(fix, {}, "docs/deep/pag.mdx")).rejects.toThrow(
    "The nearest: content/docs/deep/page.mdx",
  );
});

test("in translations links keep leading to what they did", async () => {
  const locales =
    "locales:\n  - { code: en, label: English, dir: ltr }\n  - { code: ar, label: Arabic, dir: rtl }\nversions:\n";
  const project = docsProject({
    ...FILES,
    "docs/start.mdx": page("Start", "Text."),
    "i18n/ar/docs/start.mdx": page("Start", "[a](/docs/guide) [b](./guide) [c](/ar/docs/deep/page/)"),
    "i18n/ar/docs/deep/page.mdx": page("Deep", "Text."),
  });
  project.write("site.yaml", project.read("site.yaml").replace("versions:\n", locales));
  expect(await project.run(fix)).toBe(0);
  expect(project.read("i18n/ar/docs/start.mdx")).toContain(
    "[a](../../../docs/guide.mdx) [b](./guide.mdx) [c](./deep/page.mdx)",
  );
  expect(await project.run(check, { strict: true })).toBe(0);
});

test("settings with errors are reported as `check` does, and nothing is changed", async () => {
  const project = docsProject({
    "docs/guide.mdx": "---\ntitle: Guide\n---\n\n[s](/docs/start)\n\n```nonsense\n1\n```\n",
  });
  project.write("site.yaml", project.read("site.yaml").replace("title:", "titel:"));
  const before = project.texts();
  await expect(project.run(fix)).rejects.toThrow("site.yaml has errors");
  const report = project.printed.at(-1) ?? "";
  expect(report).toMatch(/^content\/site\.yaml:\d+:\d+ error \[config-shape\] unknown key `site\.titel`$/m);
  expect(report).toMatch(/^content\/docs\/guide\.mdx:7:1 error \[fence-language\]/m);
  expect(report).toContain("fix: rename it to `title`");
  expect(await project.run(check)).toBe(1);
  expect(project.printed.at(-1)).toBe(report);
  expect(project.texts()).toEqual(before);
});
