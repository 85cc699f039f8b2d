import { activeBranch, buildSidebarTree } from "./buildSidebarTree";
import type { SidebarCategoryRecord, SidebarLinkRecord, SidebarTreeItem } from "./buildSidebarTree";

const category = (
  categoryId: string,
  position: number,
  parentCategoryId: string | null = null,
): SidebarCategoryRecord => ({
  categoryId,
  label: categoryId.toUpperCase(),
  parentCategoryId,
  position,
  path: `/docs/${categoryId}`,
});
const link = (docId: string, position: number, categoryId: string | null = null): SidebarLinkRecord => ({
  docId,
  label: docId.toUpperCase(),
  path: `/docs/${docId}`,
  position,
  categoryId,
});

const CATEGORIES = [category("pay", 1), category("plugins", 3, "pay"), category("more", 6)];
const LINKS = [
  link("start", 0),
  link("quick", 2, "pay"),
  link("intro", 4, "plugins"),
  link("refund", 5, "pay"),
  link("end", 7, "more"),
];

/** The tree as indented ids. */
function shape(items: readonly SidebarTreeItem[], indent = ""): string[] {
  return items.flatMap((item) =>
    item.type === "link" ? [indent + item.docId] : [`${indent}${item.id}/`, ...shape(item.items, `${indent}  `)],
  );
}
const SHAPE = ["start", "pay/", "  quick", "  plugins/", "    intro", "  refund", "more/", "  end"];

test("the lists become a tree in the order of their positions", () => {
  expect(shape(buildSidebarTree(CATEGORIES, LINKS))).toEqual(SHAPE);
});

test("the order of the lists doesn't matter", () => {
  expect(shape(buildSidebarTree([...CATEGORIES].reverse(), [...LINKS].reverse()))).toEqual(SHAPE);
});

test("items carry what is shown and where they lead", () => {
  const [first, second] = buildSidebarTree(CATEGORIES, LINKS);
  expect(first).toEqual({ type: "link", docId: "start", label: "START", path: "/docs/start" });
  expect(second).toMatchObject({ type: "category", id: "pay", label: "PAY", path: "/docs/pay" });
});

test("nothing gives nothing", () => {
  expect(buildSidebarTree([], [])).toEqual([]);
});

test.each([
  ["intro", ["pay", "plugins"]],
  ["refund", ["pay"]],
  ["start", []],
  ["nowhere", []],
])("the open categories of %s are %j, outermost first", (docId, expected) => {
  expect([...activeBranch(buildSidebarTree(CATEGORIES, LINKS), docId)]).toEqual(expected);
});
