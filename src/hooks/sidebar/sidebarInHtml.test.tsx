import { render } from "@testing-library/react";
import * as gatsby from "gatsby";

import { SidebarItems } from "../../components/docs/SidebarItems/SidebarItems";
import type { SidebarTreeItem } from "../../shared/sidebar/buildSidebarTree";
import { sidebarInHtml } from "./sidebarInHtml";

/** A tree as it shows on a page of an open branch: what is in closed categories isn't there. */
const treeOf = (root: string): SidebarTreeItem[] => {
  const link = (docId: string, label: string) => ({ type: "link" as const, docId, label, path: `${root}/${docId}` });
  const category = (id: string, first: string, items: SidebarTreeItem[]) => ({
    ...{ type: "category" as const, id, label: `${id} & more`, path: `${root}/${first}`, items },
  });
  return [
    link("start", "Start"),
    category("open", "a/b", [
      link("a/b", "A <b>"),
      category("inner/ä", "c", [link("c", "C")]),
      category("in", "d", []),
    ]),
    category("closed", "e", []),
  ];
};

const show = (tree: readonly SidebarTreeItem[]) =>
  render(
    <nav aria-label="Docs">
      <SidebarItems
        {...{ items: tree, docId: "a/b", idPrefix: "sidebar", toggled: null }}
        isOpen={(id) => ["open", "inner/ä"].includes(id)}
        toggle={() => undefined}
        prepare={() => undefined}
      />
    </nav>,
  );

test.each([
  ["", "/docs"],
  ["/portal", "/ar/docs/1.0"],
])("below %j the items of %s are read as they were rendered, once", (prefix, root) => {
  jest.spyOn(gatsby, "withPrefix").mockImplementation((path) => prefix + path);
  const tree = treeOf(root);
  const { unmount } = show(tree);
  const read = sidebarInHtml(root);
  expect(read).toEqual(tree);
  unmount();
  expect(sidebarInHtml(root)).toBe(read);
});

test("a page without a sidebar has no items", () => {
  expect(sidebarInHtml("/en/docs")).toEqual([]);
});
