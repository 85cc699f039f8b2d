import path from "node:path";

import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { doc, loadFiles, loadFrom, SITE, SITE_YAML, spotsOf } from "../../testing/fixtures/project";
import type { Files } from "../../testing/fixtures/folder";
import { CompileCache } from "../content";
import type { Project } from "./loadProject";

const LOCALES = "locales:\n  - { code: en, label: English }\n  - { code: ar, label: العربية, dir: rtl }\n";
const OLD = '  - name: "1.0"\n    label: One\n    mainDoc: start\n    path: "1.0"\n';
const YAML = `${SITE_YAML.replace('    path: ""\n', `    path: ""\n${OLD}`)}${LOCALES}`;

const post = (title: string): string => `---\ntitle: ${title}\ndate: 2020-04-29\ntags: ["{product}"]\n---\nText.\n`;

/** Two locales, two versions. In Arabic: of the current docs the start alone, of 1.0 nothing. */
const MANY: Files = {
  ...SITE,
  "src/pages/index.tsx": "",
  "src/pages/sitemap.tsx": "",
  "src/pages/404.tsx": "",
  "content/site.yaml": YAML,
  "content/versions/1.0/sidebar.yaml": "sidebar:\n  - start\n  - category: Old\n    items:\n      - old\n",
  "content/versions/1.0/docs/start.mdx": doc("Start 1.0", "## Before\n\n[old](./old.mdx#first) [now](/docs/guide)\n"),
  "content/versions/1.0/docs/old.mdx": doc("Old", "## First\n\n[start](./start.mdx#before)\n"),
  "content/blog/2020-04-29-welcome.mdx": post("Welcome"),
  "content/blog/2020-04-29-more.mdx": post("More"),
  "content/pages/Imprint.mdx": doc("Imprint"),
  "content/pages/Terms.mdx": doc("Terms"),
  "content/i18n/ar/docs/start.mdx": doc("ابدأ"),
  "content/i18n/ar/blog/2020-04-29-welcome.mdx": post("أهلا"),
  "content/i18n/ar/pages/Imprint.mdx": doc("بصمة"),
};

const load = (more: Readonly<Record<string, string | null>> = {}) => loadFiles({ ...MANY, ...more });

const fieldsOf = ({ nodes }: Project, type: string, id: string) =>
  nodes.find((node) => node.type === type && node.id === id)?.fields ?? {};
const pathsOf = (list: unknown): string[] =>
  (list as readonly { path: string; exact: boolean }[]).map(({ path, exact }) => `${path}${exact ? "" : " (start)"}`);

test("every locale and version has its routes, and no fault comes of them", async () => {
  const { issues, pages } = await load();
  expect(issues).toEqual([]);
  expect(pages.map((page) => page.path).sort()).toEqual(
    [
      ...["/docs", "/docs/start", "/docs/guide", "/docs/1.0", "/docs/1.0/start", "/docs/1.0/old"],
      ...["/blog", "/blog/archive", "/blog/tags", "/blog/tags/zephyr", "/blog/welcome", "/blog/more"],
      ...["/Imprint/", "/Terms/"],
      ...["/ar", "/ar/sitemap", "/ar/docs", "/ar/docs/start", "/ar/Imprint/"],
      ...["/ar/blog", "/ar/blog/archive", "/ar/blog/tags", "/ar/blog/tags/zephyr", "/ar/blog/welcome"],
    ].sort(),
  );
});

test("with one locale and one version nodes and pages say nothing of others", async () => {
  const { nodes, pages } = await loadFiles({ "content/blog/2020-04-29-welcome.mdx": post("Welcome") });
  for (const { type, fields } of nodes) {
    expect(fields).toMatchObject(type === "DocPage" ? { versions: [], alternates: [] } : {});
    expect(fields["alternates"] ?? []).toEqual([]);
  }
  expect(pages.flatMap(({ context }) => Object.keys(context ?? {}))).toEqual(["root"]);
});

test("pages of a locale that no content makes know where it lives; those of the default one needn't", async () => {
  const { pages } = await load();
  const contextOf = (route: string) => pages.find((page) => page.path === route);
  expect(contextOf("/ar")).toMatchObject({
    ...{ template: "index", isOwnPage: true, nodes: {}, context: { localePath: "/ar" } },
  });
  expect(contextOf("/ar/blog/tags")?.context).toEqual({ localePath: "/ar" });
  expect(contextOf("/blog/tags")?.context).toBeUndefined();
});

test("posts and free pages are told from one another and from the current docs, each language for itself", async () => {
  const { issues } = await load({
    "content/blog/2020-04-29-again.mdx": post("Imprint"),
    "content/pages/Terms.mdx": doc("Guide"),
    // Of another version, and of another language.
    "content/blog/2020-04-29-old.mdx": post("Old"),
    "content/i18n/ar/pages/Imprint.mdx": doc("Terms"),
    "content/i18n/ar/blog/2020-04-29-welcome.mdx": post("ابدأ"),
  });
  expect(issues.map(({ file, line, column, rule, message }) => [`${file}:${line}:${column} ${rule}`, message])).toEqual(
    [
      ["content/pages/Terms.mdx:2:8 page-preview", "content/docs/guide.mdx has this title too: `Guide`"],
      ["content/blog/2020-04-29-again.mdx:2:8 page-preview", "content/pages/Imprint.mdx has this title too: `Imprint`"],
      [
        "content/i18n/ar/blog/2020-04-29-welcome.mdx:2:8 page-preview",
        "content/i18n/ar/docs/start.mdx has this title too: `ابدأ`",
      ],
    ],
  );
});

test("keys are unique over all locales and versions, and plain ids in the default ones", async () => {
  const project = await load();
  for (const type of ["DocPage", "DocsVersion", "SidebarCategory", "SidebarLink", "BlogPost", "BlogTag"]) {
    const keys = project.nodes.filter((node) => node.type === type).map(({ fields }) => fields["key"]);
    expect(new Set(keys).size).toBe(keys.length);
  }
  expect(project.nodes.filter(({ type }) => type === "DocPage").map(({ id }) => id)).toEqual([
    ...["guide", "start", "/docs/1.0/old", "/docs/1.0/start", "/ar/docs/start"],
  ]);
  expect(fieldsOf(project, "DocsVersion", "1.0")).toMatchObject({
    ...{ path: "/docs/1.0", latest: false, locale: "en", mainDocKey: "/docs/1.0/start" },
    docKeys: ["/docs/1.0/old", "/docs/1.0/start"],
  });
  expect(fieldsOf(project, "DocsVersion", "/ar/docs")).toMatchObject({ name: "current", locale: "ar" });
  expect(fieldsOf(project, "SidebarCategory", "/docs/1.0#old")).toMatchObject({
    ...{ docsRoot: "/docs/1.0", parentCategoryKey: null, linkKeys: ["/docs/1.0/old"] },
  });
  expect(fieldsOf(project, "SidebarLink", "/docs/1.0/old")).toMatchObject({ categoryKey: "/docs/1.0#old" });
  expect(fieldsOf(project, "BlogTag", "/ar/blog/tags/zephyr")).toMatchObject({ postKeys: ["/ar/blog/welcome"] });
  expect(fieldsOf(project, "BlogPost", "/ar/blog/welcome")).toMatchObject({
    ...{
      locale: "ar",
      localePath: "/ar",
      tagKeys: ["/ar/blog/tags/zephyr"],
      dateLabel: "29 أبريل 2020",
    },
  });
});

describe("a page elsewhere", () => {
  test("a doc: itself, else the version's main doc, else the start of the locale's docs", async () => {
    const project = await load();
    const start = fieldsOf(project, "DocPage", "start");
    expect(pathsOf(start["versions"])).toEqual(["/docs/start", "/docs/1.0/start"]);
    expect(pathsOf(start["alternates"])).toEqual(["/docs/start", "/ar/docs/start"]);
    const guide = fieldsOf(project, "DocPage", "guide");
    expect(pathsOf(guide["versions"])).toEqual(["/docs/guide", "/docs/1.0/start (start)"]);
    expect(pathsOf(guide["alternates"])).toEqual(["/docs/guide", "/ar/docs/start (start)"]);
    const old = fieldsOf(project, "DocPage", "/docs/1.0/start");
    // Arabic has no 1.0: the same id in another version is another page.
    expect(pathsOf(old["alternates"])).toEqual(["/docs/1.0/start", "/ar/docs/start (start)"]);
    expect(fieldsOf(project, "DocPage", "/ar/docs/start")["versions"]).toEqual([]);
  });

  test("in a locale without docs: its home page, and no docs' start of it", async () => {
    const project = await load({ "content/i18n/ar/docs/start.mdx": null });
    expect(project.issues).toEqual([]);
    expect(project.pages.map((page) => page.path)).not.toContain("/ar/docs");
    expect(pathsOf(fieldsOf(project, "DocPage", "start")["alternates"])).toEqual(["/docs/start", "/ar (start)"]);
    expect(fieldsOf(project, "SiteConfig", "/ar")["versions"]).toEqual([]);
  });

  test("a post, a tag and a free-standing page: themselves, else the start of their area", async () => {
    const project = await load();
    const alternates = (type: string, id: string) => pathsOf(fieldsOf(project, type, id)["alternates"]);
    expect(alternates("BlogPost", "welcome")).toEqual(["/blog/welcome", "/ar/blog/welcome"]);
    expect(alternates("BlogPost", "more")).toEqual(["/blog/more", "/ar/blog (start)"]);
    expect(alternates("BlogTag", "/ar/blog/tags/zephyr")).toEqual(["/blog/tags/zephyr", "/ar/blog/tags/zephyr"]);
    expect(alternates("ContentPage", "/Imprint/")).toEqual(["/Imprint/", "/ar/Imprint/"]);
    expect(alternates("ContentPage", "/Terms/")).toEqual(["/Terms/", "/ar (start)"]);
  });

  test("a translation without the main doc begins with the first doc that it has", async () => {
    const { pages, issues } = await load({
      "content/i18n/ar/docs/start.mdx": null,
      "content/i18n/ar/docs/guide.mdx": doc("دليل"),
    });
    expect(issues).toEqual([]);
    expect(pages.find((page) => page.path === "/ar/docs")?.nodes["id"]).toEqual({
      type: "DocPage",
      id: "/ar/docs/guide",
    });
  });
});

describe("within a version", () => {
  test("start, neighbours, breadcrumbs and relative links are its own", async () => {
    const project = await load();
    expect(project.pages.find((page) => page.path === "/docs/1.0")).toEqual({
      path: "/docs/1.0",
      template: "doc",
      nodes: {
        id: { type: "DocPage", id: "/docs/1.0/start" },
        previousId: null,
        nextId: { type: "DocPage", id: "/docs/1.0/old" },
      },
      context: { root: true },
      file: "content/versions/1.0/docs/start.mdx",
    });
    const old = fieldsOf(project, "DocPage", "/docs/1.0/old");
    expect(old).toMatchObject({ versionName: "1.0", breadcrumbs: [{ label: "Old", path: "/docs/1.0/old" }] });
    expect(old["html"]).toContain('href="/docs/1.0/start#before"');
  });

  test("the version with the empty path is the default, wherever it stands in the list", async () => {
    const versions = `versions:\n${OLD}  - name: current\n    label: Next\n    mainDoc: start\n    path: ""\n`;
    const project = await load({
      "content/site.yaml": YAML.replace(/versions:\n[\s\S]*?(?=blog:)/, versions),
    });
    expect(project.issues).toEqual([]);
    expect(fieldsOf(project, "SiteConfig", "site")["versions"]).toEqual([
      { name: "current", label: "Next", path: "", mainDocPath: "/docs/start" },
      { name: "1.0", label: "One", path: "1.0", mainDocPath: "/docs/1.0/start" },
    ]);
  });

  test("{product} is resolved in file names", async () => {
    const { pages, issues } = await load({
      "content/versions/1.0/docs/{product}-logo.mdx": doc("Logo"),
      "content/versions/1.0/sidebar.yaml": 'sidebar:\n  - start\n  - old\n  - "{product}-logo"\n',
    });
    expect(issues).toEqual([]);
    expect(pages.map((page) => page.path)).toContain("/docs/1.0/zephyr-logo");
  });

  test("every rule of the docs holds, with the ids of that version", async () => {
    const { issues } = await load({
      "content/versions/1.0/sidebar.yaml": "sidebar:\n  - start\n  - start\n  - odl\n",
      "content/versions/1.0/docs/old/index.mdx": doc("Old"),
      "content/versions/1.0/docs/start.mdx": doc(
        "Start",
        "[a](./old.mdx#nope) [b](./guide.mdx) [c](/docs/1.0/guide)\n",
      ),
    });
    expect(spotsOf(issues)).toEqual([
      "versions/1.0/docs/old.mdx:1:1 page-without-entry",
      "versions/1.0/docs/old.mdx:6:1 broken-anchor",
      "versions/1.0/docs/old/index.mdx:1:1 duplicate-doc-id",
      "versions/1.0/docs/start.mdx:4:1 broken-anchor",
      "versions/1.0/docs/start.mdx:4:21 broken-markdown-link",
      "versions/1.0/docs/start.mdx:4:38 broken-link",
      "versions/1.0/sidebar.yaml:3:5 duplicate-sidebar-entry",
      "versions/1.0/sidebar.yaml:4:5 unknown-doc-id",
    ]);
    expect(issues.find(({ rule }) => rule === "unknown-doc-id")?.known).toEqual(["old"]);
  });

  test("the main doc has to be there", async () => {
    const { issues } = await load({
      "content/versions/1.0/docs/start.mdx": null,
      "content/versions/1.0/docs/old.mdx": doc("Old"),
      "content/versions/1.0/sidebar.yaml": "sidebar:\n  - old\n",
    });
    expect(issues).toMatchObject([{ rule: "unknown-doc-id", file: "content/site.yaml", message: /`start`/ }]);
  });

  test("an address that docs have already is refused", async () => {
    const sidebar = "sidebar:\n  - start\n  - guide\n  - 1.0/a\n";
    const { issues } = await load({ "content/docs/1.0/a.mdx": doc("A"), "content/sidebar.yaml": sidebar });
    expect(issues).toMatchObject([{ rule: "config-shape", file: "content/site.yaml" }]);
    expect(issues[0]?.message).toContain("content/docs/1.0/a.mdx");
  });
});

describe("sidebars", () => {
  test("a locale without one has the main one, reduced to the pages that exist", async () => {
    const project = await load({
      "content/sidebar.yaml": "sidebar:\n  - guide\n  - category: First\n    items:\n      - start\n",
    });
    expect(project.issues).toEqual([]);
    expect(fieldsOf(project, "SidebarLink", "/ar/docs/start")).toMatchObject({ position: 1, categoryId: "first" });
    expect(project.nodes.filter(({ type, id }) => type === "SidebarLink" && id.startsWith("/ar"))).toHaveLength(1);
  });

  test("one of its own is read strictly", async () => {
    const own = "sidebar:\n  - category: بداية\n    items:\n      - start\n";
    const project = await load({ "content/i18n/ar/sidebar.yaml": own });
    expect(project.issues).toEqual([]);
    expect(fieldsOf(project, "DocPage", "/ar/docs/start")["breadcrumbs"]).toEqual([
      { label: "بداية", path: "/ar/docs/start" },
    ]);
    const { issues } = await load({ "content/i18n/ar/sidebar.yaml": `${own}  - guide\n` });
    expect(spotsOf(issues)).toEqual(["i18n/ar/sidebar.yaml:5:5 unknown-doc-id"]);
  });

  test("a page that the one taken over doesn't have is told which file to add", async () => {
    const { issues } = await load({ "content/versions/1.0/sidebar.yaml": null });
    expect(spotsOf(issues)).toEqual(["versions/1.0/docs/old.mdx:1:1 page-without-entry"]);
    expect(issues[0]?.fix).toContain("content/versions/1.0/sidebar.yaml");
  });

  test("faults of the one taken over are told once", async () => {
    const { issues } = await load({ "content/sidebar.yaml": "sidebar:\n  - start\n  - guide\n  - gide\n" });
    expect(spotsOf(issues)).toEqual(["sidebar.yaml:4:5 unknown-doc-id"]);
  });
});

describe("content that is no part of the site", () => {
  test("a locale or version that the settings don't have is named once, with a fix", async () => {
    const { issues, pages } = await load({
      "content/i18n/er/docs/a.mdx": "no front matter",
      "content/i18n/er/docs/b.mdx": "no front matter",
      "content/versions/1.1/docs/a.mdx": "no front matter",
      "content/i18n/ar/versions/2/docs/a.mdx": "no front matter",
    });
    expect(spotsOf(issues)).toEqual([
      "i18n/ar/versions/2/docs/a.mdx:1:1 stray-content",
      "i18n/er/docs/a.mdx:1:1 stray-content",
      "versions/1.1/docs/a.mdx:1:1 stray-content",
    ]);
    expect(issues.find(({ file }) => file.includes("/er/"))).toMatchObject({ known: ["ar"] });
    expect(pages.some((page) => page.path.includes("/er/"))).toBe(false);
  });

  test("the folder of a default is told where its content lives", async () => {
    const { issues } = await load({ "content/i18n/en/docs/a.mdx": "", "content/versions/current/docs/a.mdx": "" });
    expect(issues.map(({ fix }) => fix)).toEqual([
      expect.stringContaining("move the folder's content to content/"),
      expect.stringContaining("move the folder's content to content/"),
    ]);
  });
});

test("a translation may link to what isn't translated yet: its links lead to the original", async () => {
  const { issues, nodes } = await load({
    "content/i18n/ar/docs/start.mdx": doc("ابدأ", "[a](./guide.mdx#part) [b](../blog/2020-04-29-welcome.mdx)\n"),
    "content/docs/guide.mdx": doc("Guide", "## Part\n"),
  });
  expect(issues.filter(({ file }) => file.includes("i18n"))).toEqual([]);
  const page = nodes.find(({ type, fields }) => type === "DocPage" && fields["path"] === "/ar/docs/start");
  expect(String(page?.fields["html"])).toContain('href="/docs/guide#part"');
});

test("a fault of a translation is told at the translation", async () => {
  const { issues } = await load({
    "content/i18n/ar/docs/start.mdx": doc("ابدأ", "[a](./nopes.mdx) [b](/nope)\n\n<Nope />\n"),
    "content/i18n/ar/blog/2020-04-29-welcome.mdx": "---\ntitle: A\ndate: 2020-4-29\n---\n",
  });
  expect(spotsOf(issues)).toEqual([
    "i18n/ar/blog/2020-04-29-welcome.mdx:3:7 front-matter",
    "i18n/ar/docs/start.mdx:4:1 broken-markdown-link",
    "i18n/ar/docs/start.mdx:4:18 broken-link",
    "i18n/ar/docs/start.mdx:6:1 unknown-block",
  ]);
});

test("with the cache of the last run, a page of a version changes as without", async () => {
  const root = folderOf(MANY);
  const cache = new CompileCache(path.join(root, "none"), "engine");
  await loadFrom(root, { cache });
  writeFiles(root, { "content/versions/1.0/docs/old.mdx": doc("Old", "## First\n\nNew words.\n") });
  const warm = await loadFrom(root, { cache });
  expect(fieldsOf(warm, "DocPage", "/docs/1.0/old")["html"]).toContain("New words.");
  expect(warm.nodes).toEqual((await loadFrom(root)).nodes);
});
