import { checkRoutes } from "./checkRoutes";

test("routes of their own are fine", () => {
  expect(
    checkRoutes([
      { path: "/", file: "a" },
      { path: "/a", file: "b" },
      { path: "/a/b", file: "c" },
    ]),
  ).toEqual([]);
});

test.each([
  ["/a", "/a", "route `/a` belongs to first.mdx too"],
  ["/a", "/a/", "route `/a/` belongs to first.mdx too"],
  ["/Footer/", "/footer", "route `/footer` differs only in letter case from `/Footer/` (first.mdx)"],
  [
    "/docs/lowCode",
    "/docs/lowcode",
    "route `/docs/lowcode` differs only in letter case from `/docs/lowCode` (first.mdx)",
  ],
])(
  "%s and %s are twins: the second file is reported, naming the first [error.warnings, decision.strict]",
  (first, second, message) => {
    expect(
      checkRoutes([
        { path: first, file: "first.mdx" },
        { path: second, file: "second.mdx" },
      ]),
    ).toMatchObject([{ file: "second.mdx", line: 1, column: 1, rule: "duplicate-route", message }]);
  },
);

test("each further twin is reported", () => {
  const pages = ["a", "b", "c"].map((file) => ({ path: "/x", file }));
  expect(checkRoutes(pages).map(({ file }) => file)).toEqual(["b", "c"]);
});
