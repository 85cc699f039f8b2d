import * as gatsby from "gatsby";

import { toSitePath } from "./sitePath";

const withPathPrefix = (prefix: string) =>
  jest.spyOn(gatsby, "withPrefix").mockImplementation((path) => `${prefix}${path}`);

test.each([
  ["/", "/"],
  ["/docs/error-codes", "/docs/error-codes"],
  ["/docs/error-codes/", "/docs/error-codes"],
])("without a path prefix: %s -> %s", (pathname, expected) => {
  expect(toSitePath(pathname)).toBe(expected);
});

test.each([
  ["/portal", "/"],
  ["/portal/", "/"],
  ["/portal/docs/error-codes/", "/docs/error-codes"],
  ["/portalx/docs", null],
  ["/docs", null],
])("with the path prefix /portal: %s -> %s", (pathname, expected) => {
  withPathPrefix("/portal");
  expect(toSitePath(pathname)).toBe(expected);
});
