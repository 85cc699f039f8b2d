import { act, renderHook } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ReactNode } from "react";

import { InScope, SCOPE } from "../../testing/fixtures/pageScope";
import { lateLists, useSidebarLists } from "./useSidebarLists";
import { useSidebarTree } from "./useSidebarTree";

const LISTS = {
  allSidebarCategory: { nodes: [] },
  allSidebarLink: { nodes: [{ docId: "b", label: "B", path: "/docs/b", position: 0, categoryId: null }] },
};

test("before anything has loaded the lists the HTML's part stands for them, then what comes first", async () => {
  // As Gatsby's does for a query whose result its loader doesn't have.
  jest.mocked(useStaticQuery).mockImplementation(() => {
    throw new Error("The result of this StaticQuery could not be fetched.");
  });
  document.body.innerHTML = '<nav aria-label="Docs"><ul><li><a href="/docs/a">A</a></li></ul></nav>';
  const wrapper = ({ children }: { children: ReactNode }) => <InScope scope={SCOPE}>{children}</InScope>;
  const lists = renderHook(useSidebarLists, { wrapper });
  const tree = renderHook(useSidebarTree, { wrapper });
  expect(lists.result.current).toBeNull();
  expect(tree.result.current).toEqual([{ type: "link", docId: "a", label: "A", path: "/docs/a" }]);

  const answer = { ok: true, json: () => Promise.resolve({ data: LISTS }) };
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(answer) });
  await act(() => lateLists.load());
  expect(lists.result.current).toBe(LISTS);
  expect(tree.result.current).toEqual([{ type: "link", docId: "b", label: "B", path: "/docs/b" }]);

  const loaded = { ...LISTS };
  jest.mocked(useStaticQuery).mockReturnValue(loaded);
  lists.rerender();
  expect(lists.result.current).toBe(loaded);
});
