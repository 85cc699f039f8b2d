import { renderHook } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

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
