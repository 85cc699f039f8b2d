import { renderHook } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import { InScope, SCOPE } from "../../testing/fixtures/pageScope";
import { useSidebarTree } from "./useSidebarTree";

const lists = () => ({
  allSidebarCategory: { nodes: [] },
  allSidebarLink: {
    nodes: [{ docId: "error-codes", label: "Error codes", path: "/docs/error-codes", position: 1, categoryId: null }],
  },
});

test("the tree is built once for one query result, whoever asks", () => {
  const result = lists();
  jest.mocked(useStaticQuery).mockReturnValue(result);
  const first = renderHook(useSidebarTree).result.current;
  expect(first).toEqual([{ type: "link", docId: "error-codes", label: "Error codes", path: "/docs/error-codes" }]);
  expect(renderHook(useSidebarTree).result.current).toBe(first);
  jest.mocked(useStaticQuery).mockReturnValue(lists());
  expect(renderHook(useSidebarTree).result.current).not.toBe(first);
});

test("a page of another version or locale has the sidebar of its own docs", () => {
  const link = { label: "Start", position: 0, categoryId: "first" };
  jest.mocked(useStaticQuery).mockReturnValue({
    ...lists(),
    otherCategories: {
      nodes: ["/docs/1.0", "/ar/docs"].map((docsRoot) => ({
        ...{ docsRoot, categoryId: "first", label: docsRoot, parentCategoryId: null, position: 0, path: "/" },
      })),
    },
    otherLinks: {
      nodes: ["/docs/1.0", "/ar/docs"].map((docsRoot) => ({
        ...link,
        docsRoot,
        docId: "a/b",
        path: `${docsRoot}/a/b`,
      })),
    },
  });
  const treeOf = (path: string, docId: string) =>
    renderHook(useSidebarTree, {
      wrapper: ({ children }) => (
        <InScope scope={{ ...SCOPE, doc: { docId, path, versionName: "1.0", versions: [] } }}>{children}</InScope>
      ),
    }).result.current;
  expect(treeOf("/docs/error-codes", "error-codes")).toMatchObject([{ type: "link", docId: "error-codes" }]);
  for (const root of ["/docs/1.0", "/ar/docs"]) {
    expect(treeOf(`${root}/a/b`, "a/b")).toMatchObject([{ label: root, items: [{ path: `${root}/a/b` }] }]);
  }
});
