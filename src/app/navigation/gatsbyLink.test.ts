import * as gatsbyLink from "gatsby-link";

import * as own from "./gatsbyLink";

// Its types leave one out.
const installed = gatsbyLink as typeof gatsbyLink & Pick<typeof own, "parsePath">;
const bases = globalThis as { __BASE_PATH__?: string; __PATH_PREFIX__?: string };

afterEach(() => Object.assign(bases, { __BASE_PATH__: "", __PATH_PREFIX__: "" }));

const PATHS = [
  "/",
  "/docs/a",
  "docs/a",
  "",
  "./a",
  "../a",
  "https://example.org/a",
  "mailto:a@example.org",
  "/a?b=c#d",
];

describe.each(["", "/", "/portal", "/portal/"])("with the prefix %j", (prefix) => {
  beforeEach(() => Object.assign(bases, { __BASE_PATH__: prefix, __PATH_PREFIX__: `${prefix}x` }));

  test.each(PATHS)("%j becomes what gatsby-link makes of it", (path) => {
    expect(own.withPrefix(path)).toBe(installed.withPrefix(path));
    expect(own.withAssetPrefix(path)).toBe(installed.withAssetPrefix(path));
  });

  test.each(["/docs/a?b=c#d", "/", "https://example.org/a"])("navigating to %j goes where gatsby-link goes", (path) => {
    const ___navigate = jest.fn();
    Object.assign(window, { ___navigate });
    const options = { replace: true };
    own.navigate(path, options);
    installed.navigate(path, options);
    expect(___navigate.mock.calls[0]).toEqual(___navigate.mock.calls[1]);
    own.navigate(-1);
    expect(___navigate).toHaveBeenLastCalledWith(-1, undefined);
  });
});

test.each(["/a", "/a?b", "/a#b", "/a?b=c#d", "/a#b?c", "/a?#", "?b", "#b", "", "/a?b?c#d#e", "/a\n?b\nc#d"])(
  "%j has the parts that gatsby-link tells",
  (path) => {
    expect(own.parsePath(path)).toEqual(installed.parsePath(path));
  },
);
