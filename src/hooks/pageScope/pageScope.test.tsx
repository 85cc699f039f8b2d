import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";

import { PageScopeContext, useDocScope, usePageScope, type PageScope } from "./pageScope";

const doc = { docId: "a", path: "/docs/a", versionName: "current", versions: [] };
const at = (path: string | null, own: PageScope["doc"]) => {
  const scope: PageScope = { path, locale: "en", localePath: "", alternates: [], doc: own };
  return {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <PageScopeContext.Provider value={scope}>{children}</PageScopeContext.Provider>
    ),
  };
};

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});

test("a docs page gives its doc", () => {
  expect(renderHook(() => useDocScope(), at("/docs/a", doc)).result.current).toBe(doc);
});

test.each([
  ["/blog", "a docs feature is used on /blog, which is not a docs page"],
  [null, "a docs feature is used on a page, which is not a docs page"],
])("a docs feature on %s is an error that names the page [error.docs-feature]", (path, message) => {
  expect(() => renderHook(() => useDocScope(), at(path, null))).toThrow(message);
});

test("outside the page layout there is no scope", () => {
  expect(() => renderHook(() => usePageScope())).toThrow("usePageScope needs the page layout around it");
});
