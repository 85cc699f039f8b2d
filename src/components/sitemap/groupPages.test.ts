import { groupPages } from "./groupPages";

test("a further version of the docs is one group, with its categories inside", () => {
  const link = (label: string) => ({ type: "link" as const, docId: label, label, path: `/docs/1.0/${label}` });
  const groups = groupPages({
    sidebar: [link("now")],
    withoutEntry: [],
    versions: [
      {
        root: "/docs/1.0",
        label: "1.0",
        sidebar: [link("start"), { type: "category", id: "old", label: "Old", path: "/", items: [link("old")] }],
        withoutEntry: [{ label: "hidden", path: "/docs/1.0/hidden" }],
      },
      { root: "/docs/0.9", label: "0.9", sidebar: [], withoutEntry: [] },
    ],
    posts: [],
    others: [],
  });
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ["general", "General"],
    ["version-docs-1-0", "Docs 1.0"],
  ]);
  expect(groups[1]?.pages.map(({ label }) => label)).toEqual(["start", "hidden"]);
  expect(groups[1]?.groups.map(({ title, pages }) => [title, pages.length])).toEqual([["Old", 1]]);
});

test("areas in the sidebar's order, what has no entry under More pages, no empty groups", () => {
  const groups = groupPages({
    sidebar: [
      {
        type: "category",
        id: "Loyalty & campaigns",
        label: "Loyalty & campaigns",
        path: "/docs/a",
        items: [
          { type: "link", docId: "a", label: "A", path: "/docs/a" },
          {
            type: "category",
            id: "vouchers",
            label: "Vouchers",
            path: "/docs/b",
            items: [{ type: "link", docId: "b", label: "B", path: "/docs/b" }],
          },
        ],
      },
      { type: "link", docId: "error-codes", label: "Error codes", path: "/docs/error-codes" },
    ],
    withoutEntry: [{ label: "Card refund", path: "/docs/pos/card-refund" }],
    posts: [],
    others: [{ label: "Home", path: "/" }],
  });
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ["loyalty-campaigns", "Loyalty & campaigns"],
    ["general", "General"],
    ["more", "More pages"],
    ["site", "Site"],
  ]);
  expect(groups[0]?.pages.map(({ label }) => label)).toEqual(["A"]);
  expect(groups[0]?.groups[0]?.pages.map(({ label }) => label)).toEqual(["B"]);
});
