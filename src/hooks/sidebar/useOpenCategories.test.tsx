import { act, renderHook } from "@testing-library/react";

import { createCategoryStore, useOpenCategories, type CategoryStore } from "./useOpenCategories";

const BRANCH_A: ReadonlySet<string> = new Set(["a"]);
const BRANCH_B: ReadonlySet<string> = new Set(["b"]);

let store: CategoryStore;
beforeEach(() => (store = createCategoryStore()));

const show = () => renderHook(({ branch }) => useOpenCategories(branch, store), { initialProps: { branch: BRANCH_A } });
const open = (isOpen: (id: string) => boolean) => ["a", "b", "c"].filter(isOpen).join(" ");

test("at first the page's branch is open", () => {
  expect(open(show().result.current.isOpen)).toBe("a");
});

test("the next page's branch opens too, and nothing closes [sidebar.no-auto-collapse]", () => {
  const { result, rerender } = show();
  act(() => result.current.toggle("c"));
  rerender({ branch: BRANCH_B });
  expect(open(result.current.isOpen)).toBe("a b c");
});

test("what the reader closed opens again when they go to a page in it", () => {
  const { result, rerender } = show();
  act(() => result.current.toggle("a"));
  expect(open(result.current.isOpen)).toBe("");
  rerender({ branch: new Set(BRANCH_A) });
  expect(open(result.current.isOpen)).toBe("a");
});

test("only what the reader toggles on this page is seen opening", () => {
  const { result, rerender } = show();
  expect(result.current.toggled).toBeNull();
  act(() => result.current.toggle("c"));
  expect(result.current.toggled).toBe("c");
  rerender({ branch: BRANCH_B });
  expect(result.current.toggled).toBeNull();
});

test("the menu in the drawer and the one beside the page open the same", () => {
  const beside = show();
  act(() => beside.result.current.toggle("c"));
  const drawer = show();
  expect(open(drawer.result.current.isOpen)).toBe("a c");
  act(() => drawer.result.current.toggle("b"));
  expect(open(beside.result.current.isOpen)).toBe("a b c");
});
