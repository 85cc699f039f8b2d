import { docsProject, textsAfter } from "../../../testing/fixtures/docsCommands";
import { SITE_YAML } from "../../../testing/fixtures/project";
import { lock } from "./lock";
import { mvHeading } from "./mvHeading";

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const SITE = SITE_YAML.replace(
  "versions:\n",
  `announcementBar:
  id: one
  content: "See [the fees](/docs/guide#fees)." # of this year
versions:
`,
);
const FILES = {
  "site.yaml": SITE,
  "docs/guide.mdx": page(
    "Guide",
    "[own](#fees) [other](#errors-1)\n\n## Fees\n\n## Errors\n\n## Errors\n\n### For {product.name} {#for-us}",
  ),
  "docs/start.mdx": page(
    "Start",
    '[a](./guide.mdx#fees) [b](/docs/guide#fees) [c](#fees)\n\n<Card title="D" href="./guide.mdx#fees">d</Card>\n\n`./guide.mdx#fees`\n\n## Fees',
  ).replace(/<Card[^]*?<\/Card>/, "<Cards>\n$&\n</Cards>"),
  "redirects.yaml": "redirects:\n  - from: /docs/guide#costs # older still\n    to: /docs/guide#fees\n",
};

test("another anchor: heading, links of every form, settings, redirects and lock follow; the dry run says exactly that", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  const before = project.texts();
  await project.run(mvHeading, { "dry-run": true }, "guide#fees", "charges");
  expect(project.texts()).toEqual(before);
  const plan = project.printed.at(-2) ?? "";
  expect(await project.run(mvHeading, {}, "guide#fees", "charges")).toBe(0);
  const after = project.texts();
  expect(after).toEqual(textsAfter(before, plan));
  expect(after).toEqual({
    ...before,
    "site.yaml": SITE.replace("guide#fees", "guide#charges"),
    "docs/guide.mdx": FILES["docs/guide.mdx"].replace("(#fees)", "(#charges)").replace("## Fees", "## Fees {#charges}"),
    "docs/start.mdx": FILES["docs/start.mdx"]
      .replace("(./guide.mdx#fees)", "(./guide.mdx#charges)")
      .replace("(/docs/guide#fees)", "(/docs/guide#charges)")
      .replace('href="./guide.mdx#fees"', 'href="./guide.mdx#charges"'),
    "redirects.yaml":
      "redirects:\n  - from: /docs/guide#costs # older still\n    to: /docs/guide#charges\n  - from: /docs/guide#fees\n    to: /docs/guide#charges\n",
    "anchors.lock": before["anchors.lock"]?.replace("/docs/guide\n", "/docs/guide\n  #charges\n"),
  });
  expect(await project.issues()).toEqual([]);

  expect(await project.run(mvHeading, {}, "guide#fees", "charges")).toBe(0);
  expect(project.printed.at(-1)).toBe("Nothing to do: it has been renamed.");
  expect(project.texts()).toEqual(after);
});

test("there and back leaves the redirect of the way there", async () => {
  const project = docsProject(FILES);
  await project.run(mvHeading, {}, "guide#fees", "charges");
  await project.run(mvHeading, {}, "guide#charges", "fees");
  expect(project.texts()).toEqual({
    ...project.texts(),
    ...FILES,
    "redirects.yaml": `${FILES["redirects.yaml"]}  - from: /docs/guide#charges\n    to: /docs/guide#fees\n`,
  });
  expect(await project.issues()).toEqual([]);
});

test("another text changes the anchor, and no other heading's, which may depend on it by number", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  expect(await project.run(mvHeading, {}, "guide#errors", "What *goes* wrong")).toBe(0);
  expect(project.read("docs/guide.mdx")).toBe(
    FILES["docs/guide.mdx"].replace("## Errors\n\n## Errors", "## What *goes* wrong\n\n## Errors {#errors-1}"),
  );
  expect(project.read("redirects.yaml")).toContain("from: /docs/guide#errors\n    to: /docs/guide#what-goes-wrong\n");
  expect(await project.issues()).toEqual([]);
});

test("an id that is written out stays with another text, and nothing else changes", async () => {
  const project = docsProject(FILES);
  const before = project.texts();
  await project.run(mvHeading, {}, "guide#for-us", "For {product.name} alone");
  expect(project.texts()).toEqual({
    ...before,
    "docs/guide.mdx": FILES["docs/guide.mdx"].replace("For {product.name} {#", "For {product.name} alone {#"),
  });
  await project.run(mvHeading, {}, "guide#for-us", "For {product.name} alone");
  expect(project.printed.at(-1)).toBe("Nothing to do.");
});

test("an anchor follows from what readers see of the text", async () => {
  const project = docsProject(FILES);
  await project.run(mvHeading, {}, "guide#fees", "Fees of **{product.name}**");
  expect(project.read("docs/guide.mdx")).toContain("(#fees-of-zephyr)");
  expect(project.read("docs/guide.mdx")).toContain("\n## Fees of **{product.name}**\n");
  await project.run(mvHeading, {}, "guide#fees", "Fees of **{product.name}**");
  expect(project.printed.at(-1)).toBe("Nothing to do: it has been renamed.");
});

test("line ends and a byte order mark stay", async () => {
  const windows = (text: string): string => `\uFEFF${text.replace(/\n/g, "\r\n")}`;
  const project = docsProject(Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, windows(text)])));
  await project.run(mvHeading, {}, "guide#fees", "charges");
  for (const [file, text] of Object.entries(project.texts()).filter(([name]) => name in FILES)) {
    expect([file, text.replace(/^\uFEFF/, "").replace(/\r\n/g, "")]).toEqual([
      file,
      expect.not.stringMatching(/[\r\n\uFEFF]/),
    ]);
  }
  expect(project.read("docs/guide.mdx")).toBe(
    windows(FILES["docs/guide.mdx"].replace("(#fees)", "(#charges)").replace("## Fees", "## Fees {#charges}")),
  );
  expect(await project.issues()).toEqual([]);
});

test("the start of the docs, which shows the main page, leads on as well", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  expect(project.read("anchors.lock")).toContain("/docs\n  #fees\n");
  await project.run(mvHeading, {}, "start#fees", "charges");
  expect(project.read("redirects.yaml")).toContain("from: /docs#fees\n    to: /docs/start#charges\n");
  expect(await project.issues()).toEqual([]);
});

test("translations with the same anchor follow with theirs, others keep it; links mean the page of their language", async () => {
  const locales =
    "locales:\n  - { code: en, label: English, dir: ltr }\n  - { code: ar, label: Arabic, dir: rtl }\n  - { code: ms, label: Malay, dir: ltr }\nversions:\n";
  const project = docsProject({
    ...FILES,
    "site.yaml": SITE.replace("versions:\n", locales),
    "i18n/ar/docs/guide.mdx": page("Guide", "## Rusum {#fees}"),
    "i18n/ar/docs/start.mdx": page("Start", "[a](./guide.mdx#fees) [b](/docs/guide#fees)"),
    "i18n/ms/docs/start.mdx": page("Start", "[a](./guide.mdx#fees)"),
  });
  await project.run(mvHeading, {}, "guide#fees", "Our charges");
  expect(project.read("docs/guide.mdx")).toContain("## Our charges\n");
  expect(project.read("i18n/ar/docs/guide.mdx")).toContain("## Rusum {#our-charges}\n");
  expect(project.read("i18n/ar/docs/start.mdx")).toContain("[a](./guide.mdx#our-charges) [b](/docs/guide#our-charges)");
  expect(project.read("i18n/ms/docs/start.mdx")).toContain("[a](./guide.mdx#our-charges)");
  expect(project.read("redirects.yaml")).toContain("from: /ar/docs/guide#fees\n    to: /ar/docs/guide#our-charges\n");
  expect(await project.issues()).toEqual([]);
});

test.each([
  ["guide", "x", "names no heading"],
  ["gide#fees", "x", "There is no page `gide`. The nearest: guide, "],
  ["guide#feees", "x", "has no heading `#feees`. It has #fees,"],
  ["guide#fees", "errors", "has an anchor `#errors` already"],
  ["guide#fees", "Errors", "has an anchor `#errors` already"],
  ["guide#fees", "§", "gives no anchor"],
  ["guide#fees", "A <b", "`A <b` gives no anchor"],
  ["guide#fees", "About {product.nme}", "This would leave faults"],
  [
    "codes#NOPE",
    "x",
    "`#NOPE` is no heading of `codes`: it is that of a row of data: content/data/error-codes.yaml:3 makes it.",
  ],
  ["codes#error-codes-oauth", "x", "a block of the page makes it"],
  ["draft#fees", "x", "`draft` is a draft"],
])("%s to %s is refused, and nothing changes", async (address, wish, message) => {
  const project = docsProject({
    ...FILES,
    "sidebar.yaml": "sidebar: [start, guide, codes, draft]\n",
    "docs/codes.mdx": page("Codes", '<ErrorCodes source="oauth" />'),
    "docs/draft.mdx": page("Draft", "## Fees").replace("title", "draft: true\ntitle"),
    "data/error-codes.yaml":
      "groups: []\noauth:\n  - code: NOPE\n    meaning: It is refused.\n    fix: Ask again.\napi: []\n",
  });
  expect(await project.issues()).toEqual([]);
  const before = project.texts();
  await expect(project.run(mvHeading, {}, address, wish)).rejects.toThrow(message);
  expect(project.texts()).toEqual(before);
});

test.each(["", "  ", "!!!"])("a text %j is refused, also for a heading with an id of its own", async (wish) => {
  const project = docsProject({ ...FILES, "docs/start.mdx": page("Start", "## Fees {#own}") });
  const before = project.texts();
  await expect(project.run(mvHeading, {}, "start#own", wish)).rejects.toThrow("gives no anchor");
  expect(project.texts()).toEqual(before);
});

test("the product's name in an anchor is written as a placeholder in the redirect", async () => {
  const project = docsProject({ "docs/guide.mdx": page("Guide", "## Use {product.name}") });
  await project.run(mvHeading, {}, "guide#use-zephyr", "zephyr");
  expect(project.read("redirects.yaml")).toBe(
    'redirects:\n  - from: "/docs/guide#use-{product}"\n    to: "/docs/guide#{product}"\n',
  );
  expect(await project.issues()).toEqual([]);
});
