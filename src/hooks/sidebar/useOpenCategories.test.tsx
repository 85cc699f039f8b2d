import { act, renderHook } from "@testing-library/react";

import { useOpenCategories } from "./useOpenCategories";

const open = (isOpen: (id: string) => boolean) => ["a", "b", "c"].filter(isOpen).join(" ");

test("at first the page's branch is open", () => {
  const { result } = renderHook(() => useOpenCategories(BRANCH_A));
  expect(open(result.current.isOpen)).toBe("a");
});

test("the next page's branch opens too, and nothing closes", () => {
  const { result, rerender } = renderHook(({ branch }) => useOpenCategories(branch), {
    initialProps: { branch: BRANCH_A },
  });
  act(() => result.current.toggle("c"));
  rerender({ branch: BRANCH_B });
  expect(open(result.current.isOpen)).toBe("a b c");
});

test("what the reader closed opens again when they go to a page in it", () => {
  const { result, rerender } = renderHook(({ branch }) => useOpenCategories(branch), {
    initialProps: { branch: BRANCH_A },
  });
  act(() => result.current.toggle("a"));
  expect(open(result.current.isOpen)).toBe("");
  rerender({ branch: new Set(BRANCH_A) });
  expect(open(result.current.isOpen)).toBe("a");
});

const BRANCH_A: ReadonlySet<string> = new Set(["a"]);
const BRANCH_B: ReadonlySet<string> = new Set(["b"]);
