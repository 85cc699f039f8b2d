import { doc, loadFiles } from "../../testing/fixtures/project";
import type { NodeRecord } from "../section";

const SIDEBAR = `sidebar:
  - start
  - category: Payments
    items:
      - pay/quick
      - category: Plugins
        items:
          - pay/intro
withoutEntry:
  - guide
`;

const load = () =>
  loadFiles({
    "content/sidebar.yaml": SIDEBAR,
    "content/docs/pay/quick.mdx":
      '---\ntitle: "Quick pay of {product.name}"\nsidebarLabel: Quick\nkind: endpoint\n---\n## Body\n',
    "content/docs/pay/intro.mdx": doc("Intro"),
  });

const nodesOf = (nodes: readonly NodeRecord[], type: string): NodeRecord[] =>
  nodes.filter((node) => node.type === type);
const one = (nodes: readonly NodeRecord[], type: string, id: string) =>
  nodesOf(nodes, type).find((node) => node.id === id)?.fields ?? {};

test("a docs page carries its place: sidebar, category, and the way to it [entity.doc]", async () => {
  const { nodes, issues } = await load();
  expect(issues).toEqual([]);
  expect(one(nodes, "DocPage", "pay/intro")).toMatchObject({
    path: "/docs/pay/intro",
    sidebar: "docs",
    categoryId: "payments-plugins",
    breadcrumbs: [
      { label: "Payments", path: "/docs/pay/quick" },
      { label: "Plugins", path: "/docs/pay/intro" },
    ],
  });
  expect(one(nodes, "DocPage", "start")).toMatchObject({ sidebar: "docs", categoryId: null, breadcrumbs: [] });
});

test("a page without an entry has no sidebar [entity.doc]", async () => {
  expect(one((await load()).nodes, "DocPage", "guide")).toMatchObject({
    sidebar: null,
    categoryId: null,
    breadcrumbs: [],
  });
});

test("a page carries its front matter and its compiled body", async () => {
  const { nodes, tree } = await load();
  expect(one(nodes, "DocPage", "pay/quick")).toMatchObject({
    docId: "pay/quick",
    title: "Quick pay of Zephyr",
    description: null,
    sidebarLabel: "Quick",
    label: "Quick",
    kind: "endpoint",
    toc: [{ level: 2, id: "body", text: "Body" }],
    sourcePath: "content/docs/pay/quick.mdx",
    absolutePath: `${tree.folder}/docs/pay/quick.mdx`,
    versionName: "current",
    unlisted: false,
  });
  expect(one(nodes, "DocPage", "start")).toMatchObject({ label: "Start" });
});

test("the version lists all pages and its main one [entity.version]", async () => {
  expect(one((await load()).nodes, "DocsVersion", "current")).toEqual({
    name: "current",
    key: "current",
    locale: "en",
    label: "Next",
    path: "/docs",
    latest: true,
    docKeys: ["guide", "pay/intro", "pay/quick", "start"],
    mainDocKey: "start",
  });
});

test("categories list the pages directly in them; links say where they stand", async () => {
  const { nodes } = await load();
  expect(one(nodes, "SidebarCategory", "payments")).toMatchObject({
    label: "Payments",
    linkKeys: ["pay/quick"],
    position: 1,
  });
  expect(nodesOf(nodes, "SidebarLink").map(({ id, fields }) => `${id} ${String(fields["position"])}`)).toEqual([
    "start 0",
    "pay/quick 2",
    "pay/intro 4",
  ]);
});

test("previous and next follow the sidebar, through categories; a page without an entry has none", async () => {
  const { pages } = await load();
  const neighbours = (path: string): (string | undefined)[] => {
    const nodes = pages.find((page) => page.path === path)?.nodes;
    return [nodes?.["previousId"]?.id, nodes?.["nextId"]?.id];
  };
  expect(neighbours("/docs/start")).toEqual([undefined, "pay/quick"]);
  expect(neighbours("/docs/pay/quick")).toEqual(["start", "pay/intro"]);
  expect(neighbours("/docs/pay/intro")).toEqual(["pay/quick", undefined]);
  expect(neighbours("/docs/guide")).toEqual([undefined, undefined]);
});

test("the docs' root shows the main page", async () => {
  const { pages } = await load();
  expect(pages.find((page) => page.path === "/docs")).toEqual({
    path: "/docs",
    template: "doc",
    nodes: { id: { type: "DocPage", id: "start" }, previousId: null, nextId: { type: "DocPage", id: "pay/quick" } },
    context: { root: true },
    file: "content/docs/start.mdx",
  });
});

test("the main page may be named with the placeholder", async () => {
  const { SITE_YAML } = await import("../../testing/fixtures/project");
  const { pages, nodes, issues } = await loadFiles({
    "content/site.yaml": SITE_YAML.replace("mainDoc: start", 'mainDoc: "{product}"'),
    "content/sidebar.yaml": "sidebar:\n  - start\n  - guide\n  - zephyr\n",
    "content/docs/{product}.mdx": doc("Zephyr"),
  });
  expect(issues).toEqual([]);
  expect(pages.find((page) => page.path === "/docs")?.nodes["id"]).toEqual({ type: "DocPage", id: "zephyr" });
  expect(one(nodes, "DocsVersion", "current")).toMatchObject({ mainDocKey: "zephyr" });
});

test("context is keys of nodes and nothing else", async () => {
  for (const page of (await load()).pages) {
    expect(Object.keys(page.nodes).filter((key) => !["id", "previousId", "nextId"].includes(key))).toEqual([]);
    expect(page.context ?? { root: true }).toEqual({ root: true });
  }
});

test("a page that doesn't compile is no page, and the others are", async () => {
  const { pages, issues } = await loadFiles({ "content/docs/guide.mdx": doc("Guide", "{oops\n") });
  expect(issues.map(({ rule }) => rule)).toEqual(["mdx-syntax"]);
  expect(pages.map(({ path }) => path)).toContain("/docs/start");
  expect(pages.map(({ path }) => path)).not.toContain("/docs/guide");
});
