import { scope, spot, summary } from "../../../testing/fixtures/compile";
import { doc } from "../../../testing/fixtures/project";
import { treeOf } from "../../../testing/fixtures/tree";
import { severityOf } from "../../issues";
import { readDocEntries } from "../docEntries";
import { loadSidebar } from "./loadSidebar";

const PAGES = ["start", "pay/quick", "pay/refund", "pay/plugin/intro", "logo-acme-pay"];

function load(text: string | null, more: Readonly<Record<string, string>> = {}, drafts = false) {
  const files = { ...Object.fromEntries(PAGES.map((id) => [`docs/${id}.mdx`, doc(id)])), ...more };
  return loadSidebar(
    "content/sidebar.yaml",
    text,
    readDocEntries(treeOf(files), "acme-pay", scope, drafts),
    "acme-pay",
  );
}

const GOOD = `sidebar:
  - start
  - category: Payments
    items:
      - pay/refund
      - category: Plugins
        items:
          - pay/plugin/intro
      - pay/quick
withoutEntry:
  - logo-{product}
`;

test("items are counted from top to bottom, with labels from the pages and the first page of each category", () => {
  const { items, order, issues } = load(GOOD, {
    "docs/pay/quick.mdx": "---\ntitle: Quick pay at a till\nsidebarLabel: Quick pay\n---\n",
  });
  expect(issues).toEqual([]);
  expect(order).toEqual(["start", "pay/refund", "pay/plugin/intro", "pay/quick"]);
  expect(items).toEqual([
    { type: "link", docId: "start", label: "start", path: "/docs/start", position: 0, categoryId: null },
    {
      type: "category",
      categoryId: "payments",
      label: "Payments",
      parentCategoryId: null,
      position: 1,
      path: "/docs/pay/refund",
    },
    {
      type: "link",
      docId: "pay/refund",
      label: "pay/refund",
      path: "/docs/pay/refund",
      position: 2,
      categoryId: "payments",
    },
    {
      type: "category",
      categoryId: "payments-plugins",
      label: "Plugins",
      parentCategoryId: "payments",
      position: 3,
      path: "/docs/pay/plugin/intro",
    },
    {
      type: "link",
      docId: "pay/plugin/intro",
      label: "pay/plugin/intro",
      path: "/docs/pay/plugin/intro",
      position: 4,
      categoryId: "payments-plugins",
    },
    {
      type: "link",
      docId: "pay/quick",
      label: "Quick pay",
      path: "/docs/pay/quick",
      position: 5,
      categoryId: "payments",
    },
  ]);
});

test("a category that starts with a category leads to the first page below", () => {
  const { items } = load(
    "sidebar:\n  - category: A\n    items:\n      - category: B\n        items: [pay/quick]\n      - start\n",
  );
  expect(items.filter(({ type }) => type === "category").map(({ path }) => path)).toEqual([
    "/docs/pay/quick",
    "/docs/pay/quick",
  ]);
});

test("categories of one name have ids of their own", () => {
  const { items } = load("sidebar:\n  - category: A\n    items: [start]\n  - category: A\n    items: [pay/quick]\n");
  expect(items.flatMap((item) => (item.type === "category" ? [item.categoryId] : []))).toEqual(["a", "a-1"]);
});

test("the placeholder works in entries too", () => {
  const { order, issues } = load(
    GOOD.replace("withoutEntry:\n  - logo-{product}", "").replace("  - start", "  - start\n  - logo-{product}"),
  );
  expect(issues).toEqual([]);
  expect(order).toContain("logo-acme-pay");
});

describe("faults", () => {
  test("an id that no page has: the nearest ones, and what to do", () => {
    const { issues } = load(
      GOOD.replace("- pay/quick", "- pay/quik").replace("withoutEntry:", "withoutEntry:\n  - pay/quick"),
    );
    expect(issues.map(summary)).toEqual([
      "content/sidebar.yaml:9:9 [unknown-doc-id] no page has the doc id `pay/quik`",
    ]);
    expect(issues[0]?.known?.[0]).toBe("pay/quick");
    expect(issues[0]?.fix).toBe("write `pay/quick`, add the page, or remove the entry");
  });

  test("an unknown id under `withoutEntry`", () => {
    const { issues } = load(`${GOOD}  - strt\n`);
    expect(issues.map(spot)).toEqual(["12:5 unknown-doc-id"]);
    expect(issues[0]?.known?.[0]).toBe("start");
  });

  test("a page that is nowhere: named at the page, with how to add it", () => {
    const { issues } = load(GOOD.replace("      - pay/refund\n", ""));
    expect(issues.map(summary)).toEqual([
      "content/docs/pay/refund.mdx:1:1 [page-without-entry] doc id `pay/refund` is nowhere in content/sidebar.yaml",
    ]);
    expect(issues[0]?.fix).toContain("- pay/refund");
    expect(issues[0]?.fix).toContain("withoutEntry");
  });

  test.each([
    ["in the sidebar", GOOD.replace("      - pay/quick", "      - pay/quick\n      - start"), "10:9"],
    ["in the sidebar and without an entry", `${GOOD}  - start\n`, "12:5"],
    ["without an entry", `${GOOD}  - logo-acme-pay\n`, "12:5"],
  ])("a page that is twice %s: the line of the first [decision.sidebar-twice]", (_where, text, place) => {
    const { issues } = load(text);
    expect(issues.map(spot)).toEqual([`${place} duplicate-sidebar-entry`]);
    expect(issues[0]?.message).toMatch(/^doc id `(?:start|logo-acme-pay)` stands on line (?:2|11) too$/);
  });

  test("an empty category has nothing to link to", () => {
    const { issues } = load(GOOD.replace("  - start", "  - start\n  - category: Empty\n    items: []"));
    expect(issues.map(spot)).toEqual(["3:5 empty-category"]);
    expect(issues[0]?.message).toContain("`Empty`");
  });

  test.each([
    [
      "an item of another kind",
      "sidebar:\n  - start\n  - 3\n",
      "3:5",
      "an item is a doc id, or `category:` with `items:`",
    ],
    [
      "the same, deep down",
      "sidebar:\n  - category: A\n    items:\n      - category: B\n        items:\n          - start\n          - 3\n",
      "7:13",
      "an item is a doc id",
    ],
    ["a category without items", "sidebar:\n  - category: A\n", "2:5", "missing key `sidebar.0.items`"],
    [
      "a misspelt key of a deep category",
      "sidebar:\n  - category: A\n    items:\n      - categry: B\n        items: [start]\n",
      "4:9",
      "`sidebar.0.items.0.categ",
    ],
    ["a misspelt key of the file", "sidebar: []\nwithoutEntries: []\n", "2:1", "unknown key `withoutEntries`"],
    ["no sidebar", "withoutEntry: []\n", "1:1", "missing key `sidebar`"],
    ["no YAML", "sidebar: [a\n", "2:1", "invalid YAML"],
  ])("%s", (_what, text, place, message) => {
    const { items, order, issues } = load(text);
    expect([items, order]).toEqual([[], []]);
    expect(issues[0]).toMatchObject({ file: "content/sidebar.yaml" });
    expect(issues.map(({ line, column }) => `${line}:${column}`)).toContain(place);
    expect(issues.map((issue) => issue.message).join("\n")).toContain(message);
  });

  test("a missing file is said in plain words, once", () => {
    expect(load(null).issues).toMatchObject([
      { line: 1, column: 1, message: "the content folder has no sidebar.yaml" },
    ]);
  });

  test("all of them come together", () => {
    const { issues } = load("sidebar:\n  - start\n  - start\n  - nope\n  - category: A\n    items: []\n");
    expect(issues.map(({ rule }) => rule).sort()).toEqual([
      "duplicate-sidebar-entry",
      "empty-category",
      ...Array<string>(4).fill("page-without-entry"),
      "unknown-doc-id",
    ]);
  });
});

describe("pages that are not built", () => {
  test("of a page with broken front matter nothing else is said", () => {
    const { issues, order } = load(GOOD, { "docs/pay/quick.mdx": "---\nkind: guide\n---\n" });
    expect(issues).toEqual([]);
    expect(order).not.toContain("pay/quick");
  });

  test("a draft keeps its entry, which shows in a preview only", () => {
    const draft = { "docs/pay/quick.mdx": "---\ntitle: Quick\ndraft: true\n---\n" };
    expect(load(GOOD, draft)).toMatchObject({ issues: [], order: ["start", "pay/refund", "pay/plugin/intro"] });
    expect(load(GOOD, draft, true).order).toContain("pay/quick");
  });

  test("a category of drafts alone is left out", () => {
    const { items, issues } = load(GOOD, { "docs/pay/plugin/intro.mdx": "---\ntitle: A\ndraft: true\n---\n" });
    expect(issues).toEqual([]);
    expect(items.map((item) => item.label)).not.toContain("Plugins");
  });

  test("unlisted pages need no entry", () => {
    const more = { "docs/hidden.mdx": "---\ntitle: A\nunlisted: true\ndraft: true\n---\n" };
    expect(load(GOOD, more).issues).toEqual([]);
    expect(load(GOOD, more, true).issues).toEqual([]);
  });

  test("a draft may wait with its entry: a preview reminds of it, and stops nothing", () => {
    const more = { "docs/draft.mdx": "---\ntitle: A\ndraft: true\n---\n" };
    expect(load(GOOD, more).issues).toEqual([]);
    const { issues } = load(GOOD, more, true);
    expect(issues.map(summary)).toEqual([
      "content/docs/draft.mdx:1:1 [page-without-entry] doc id `draft` is nowhere in content/sidebar.yaml",
    ]);
    expect(issues.map((issue) => severityOf(issue, true))).toEqual(["warning"]);
  });

  test("a draft with the id of a page takes nothing from the page's entry", () => {
    const { order, issues } = load(GOOD, { "docs/start.md": "---\ntitle: A\ndraft: true\n---\n" });
    expect(issues).toEqual([]);
    expect(order).toContain("start");
  });
});
