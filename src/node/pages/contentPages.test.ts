import { scope, spot } from "../../testing/fixtures/compile";
import { doc, loadFiles } from "../../testing/fixtures/project";
import { treeOf } from "../../testing/fixtures/tree";
import { readContentPages } from "./contentPages";

test.each([
  ["pages/Footer.mdx", "/Footer/"],
  ["pages/legal/Terms of use.md", "/legal/Terms of use/"],
  ["pages/{product}.mdx", "/acme-pay/"],
])("%s is %s, case and slash included", (file, route) => {
  const { pages, issues } = readContentPages(treeOf({ [file]: doc("A") }), "acme-pay", scope);
  expect(issues).toEqual([]);
  expect(pages.map((page) => page.route)).toEqual([route]);
});

test("an unknown key is reported where it stands", () => {
  const { pages, issues } = readContentPages(
    treeOf({ "pages/A.mdx": "---\ntitle: A\nkind: guide\n---\n" }),
    "acme-pay",
    scope,
  );
  expect(pages).toEqual([]);
  expect(issues.map(spot)).toEqual(["3:1 front-matter"]);
});

test("a page becomes a node and a page, and can be linked to in both forms", async () => {
  const { nodes, pages, issues } = await loadFiles({
    "content/pages/Footer.mdx": '---\ntitle: "About {product.name}"\n---\n## All pages\n\n[Start](../docs/start.mdx)\n',
    "content/docs/guide.mdx": doc("Guide", "[a](../pages/Footer.mdx#all-pages) [b](/Footer/#all-pages) [c](/Footer)\n"),
  });
  expect(issues).toEqual([]);
  expect(nodes.find(({ type }) => type === "ContentPage")).toMatchObject({
    id: "/Footer/",
    fields: { path: "/Footer/", title: "About Zephyr", description: null, sourcePath: "content/pages/Footer.mdx" },
  });
  expect(pages.find(({ path }) => path === "/Footer/")).toEqual({
    path: "/Footer/",
    template: "contentPage",
    nodes: { id: { type: "ContentPage", id: "/Footer/" } },
    file: "content/pages/Footer.mdx",
  });
});

test("a link with other capitals is broken, and the page's own address is named", async () => {
  const { issues } = await loadFiles({
    "content/pages/Footer.mdx": doc("Footer"),
    "content/docs/guide.mdx": doc("Guide", "[a](/footer)\n"),
  });
  expect(issues).toMatchObject([{ rule: "broken-link", fix: "link to `/Footer/`" }]);
});
