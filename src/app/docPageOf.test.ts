import { docPageOf } from "./docPageOf";

test("a page whose data holds a doc is one of the docs", () => {
  const data = { page: { docId: "error-codes", path: "/docs/error-codes", title: "Error codes" } };
  expect(docPageOf(data)).toEqual({ docId: "error-codes", path: "/docs/error-codes" });
});

test.each([[undefined], [null], [{}], [{ page: null }], [{ page: { path: "/Footer/" } }], [{ siteConfig: {} }]])(
  "%j is not",
  (data) => {
    expect(docPageOf(data)).toBeNull();
  },
);
