import { docDocuments, pageDocuments, postDocuments, type NodesOf, type StoredNode } from "./searchDocuments";

const section = (anchor: string | null, headingPath: string[], text: string, identifiers: string[] = []) => ({
  ...{ anchor, headingPath, text, identifiers },
});
const doc = (docId: string, more: Record<string, unknown> = {}): StoredNode => ({
  ...{ docId, path: `/docs/${docId}`, title: "Create a store", label: "Create a store", description: "Make one." },
  ...{ breadcrumbs: [{ label: "Settings" }, { label: "Stores" }], versionName: "current", locale: "en" },
  sections: [
    section(null, [], "Before."),
    section("create-store-body", ["Request body"], "name string", ["name", "hiddenName"]),
    section("store-call", ["Another call"], "Text."),
    section("other-body", ["Another call", "Request body"], "x"),
  ],
  ...more,
});
const OPERATIONS: StoredNode[] = [
  { docId: "settings/store", anchor: "create-store", method: "POST", path: "/v3/store" },
  { docId: "settings/store", anchor: "other", method: "GET", path: "/v3/other" },
  { docId: "elsewhere", anchor: "create-store", method: "PUT", path: "/v3/elsewhere" },
];
const nodesOf =
  (docs: StoredNode[]): NodesOf =>
  (type) =>
    type === "ApiOperation" ? OPERATIONS : docs;

test("a docs page is its first document, with its description, and one a section", () => {
  const page = doc("settings/store");
  expect(docDocuments(page, nodesOf([page])).map(({ anchor, headings, text }) => [anchor, headings, text])).toEqual([
    [null, [], "Make one. Before."],
    ["create-store-body", ["Request body"], "name string"],
    ["store-call", ["Another call"], "Text."],
    ["other-body", ["Another call", "Request body"], "x"],
  ]);
});

test("a call belongs to the section above its parts, or to the page", () => {
  const page = doc("settings/store");
  expect(docDocuments(page, nodesOf([page])).map(({ operation }) => operation)).toEqual([
    { method: "POST", path: "/v3/store" },
    null,
    { method: "GET", path: "/v3/other" },
    null,
  ]);
});

test("names that the page's text has nowhere are indexed with it", () => {
  const page = doc("settings/store");
  expect(docDocuments(page, nodesOf([page])).map(({ identifiers }) => identifiers)).toEqual([
    [],
    ["hiddenName"],
    [],
    [],
  ]);
});

test("the page has its area, its place, and a name in the sidebar where that is another", () => {
  const page = doc("settings/store", { label: "New store", locale: "ar", path: "/ar/docs/settings/store" });
  expect(docDocuments(page, nodesOf([page]))[0]?.page).toEqual({
    ...{ path: "/ar/docs/settings/store", title: "Create a store", label: "New store" },
    ...{ breadcrumbs: ["Settings", "Stores"], area: "Settings", locale: "ar", version: "" },
  });
  const old = doc("settings/store", { path: "/docs/1.0/settings/store", versionName: "1.0" });
  expect(docDocuments(old, nodesOf([old]))[0]?.page.version).toBe("1.0");
});

test("a page without a sidebar entry is in the area of those beside it, else among more pages", () => {
  const beside = doc("settings/store");
  const area = (docId: string) => docDocuments(doc(docId, { breadcrumbs: [] }), nodesOf([beside]))[0]?.page.area;
  expect([area("settings/hidden"), area("pos/payment"), area("top")]).toEqual(["Settings", "More pages", "More pages"]);
});

test("posts and free pages have areas of their own, and no version", () => {
  const node = { path: "/blog/welcome", title: "Welcome", description: null, sections: [] };
  expect(postDocuments(node)[0]?.page).toMatchObject({ area: "Blog", locale: "en", version: null });
  expect(pageDocuments(node)[0]?.page).toMatchObject({ area: "Site", breadcrumbs: [] });
});
