import { groupPages } from "./groupPages";

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
