import { spot } from "../../testing/fixtures/compile";
import { loadRedirects } from "./loadRedirects";

const FILE = "content/redirects.yaml";
const ANCHORS: Readonly<Record<string, readonly string[]>> = {
  "/docs/new": ["fees", "refunds", "größe"],
  "/docs/zephyr-logo": ["a"],
};
const around = {
  file: FILE,
  slug: "zephyr",
  routes: new Map([
    ["/", "src/pages/index.tsx"],
    ["/docs/new", "content/docs/new.mdx"],
    ["/docs/zephyr-logo", "content/docs/{product}-logo.mdx"],
    ["/Footer", "content/pages/Footer.mdx"],
  ]),
  anchorsOf: (path: string) => (ANCHORS[path] === undefined ? null : new Set(ANCHORS[path])),
  statics: new Set(["/favicon.svg"]),
  drafts: new Map([["/docs/draft", "content/docs/draft.mdx"]]),
};

const load = (...lines: string[]) =>
  loadRedirects({ ...around, text: ["redirects:", ...lines.map((line) => `  - ${line}`)].join("\n") });

test("old addresses of pages and anchors lead to pages and anchors, the placeholder resolved", () => {
  const { redirects, issues } = load(
    "{ from: /docs/old, to: /docs/new }",
    '{ from: "/docs/{product}", to: "/docs/{product}-logo#a" }',
    "{ from: /docs/foot/, to: /Footer/ }",
    "{ from: /docs/old#costs, to: /docs/new#fees }",
    "{ from: /docs/new#kosten, to: /docs/new#gr%C3%B6%C3%9Fe }",
    "{ from: /docs/new#gone, to: /docs/new }",
    "{ from: /#start, to: /Footer#whatever }",
  );
  expect(issues).toEqual([]);
  expect(redirects).toEqual([
    { from: "/docs/old", anchor: null, to: "/docs/new" },
    { from: "/docs/zephyr", anchor: null, to: "/docs/zephyr-logo#a" },
    { from: "/docs/foot", anchor: null, to: "/Footer/" },
    { from: "/docs/old", anchor: "costs", to: "/docs/new#fees" },
    { from: "/docs/new", anchor: "kosten", to: "/docs/new#gr%C3%B6%C3%9Fe" },
    { from: "/docs/new", anchor: "gone", to: "/docs/new" },
    { from: "/", anchor: "start", to: "/Footer#whatever" },
  ]);
});

test("a draft is named as one, as a target and where its anchors are redirected", () => {
  const { issues } = load(
    "{ from: /docs/old, to: /docs/draft }",
    "{ from: /docs/draft#fees, to: /docs/new }",
    "{ from: /docs/older, to: /docs/draft#limits }",
  );
  expect(issues.map(({ line, rule, message }) => [line, rule, message])).toEqual([
    [2, "redirect", "`/docs/draft` is a draft, content/docs/draft.mdx: the site doesn't have it yet"],
    [
      3,
      "redirect",
      "`/docs/draft`, whose anchor `fees` is redirected, is a draft, content/docs/draft.mdx: the site doesn't have it yet",
    ],
    [4, "redirect", "`/docs/draft` is a draft, content/docs/draft.mdx: the site doesn't have it yet"],
  ]);
  expect(load("{ from: /docs/draft, to: /docs/new }", "{ from: /docs/draft#fees, to: /docs/new#fees }").issues).toEqual(
    [],
  );
});

test("a site needs none", () => {
  expect(loadRedirects({ ...around, text: null })).toEqual({ redirects: [], issues: [] });
});

test.each([
  ["a page", ["{ from: /docs/new, to: /Footer }"], "2:13 duplicate-route", "covers a page: content/docs/new.mdx"],
  [
    "an anchor that is there",
    ["{ from: /docs/new#fees, to: /Footer }"],
    "2:13 duplicate-route",
    "`/docs/new#fees` covers an anchor that the page has: content/docs/new.mdx",
  ],
  [
    "an anchor of no page",
    ["{ from: /docs/old#fees, to: /docs/new#fees }"],
    "2:13 redirect",
    "`/docs/old`, whose anchor `fees` is redirected, is no page and no redirected address",
  ],
  [
    "an address twice",
    ["{ from: /a, to: /docs/new }", "{ from: /a/, to: /Footer }"],
    "3:13 redirect",
    "`/a` is redirected twice",
  ],
  [
    "an anchor twice",
    ["{ from: /docs/new#x, to: /docs/new }", "{ from: /docs/new#x, to: /Footer }"],
    "3:13 redirect",
    "`/docs/new#x` is redirected twice",
  ],
  ["a chain", ["{ from: /a, to: /b }", "{ from: /b, to: /docs/new }"], "2:21 redirect", "`/b` is itself redirected"],
  [
    "a chain of anchors",
    ["{ from: /docs/new#x, to: /docs/new#y }", "{ from: /docs/new#y, to: /docs/new }"],
    "2:30 redirect",
    "`/docs/new#y` is itself redirected",
  ],
  ["itself", ["{ from: /a, to: /a }"], "2:21 redirect", "`/a` is itself redirected"],
  ["its own anchor", ["{ from: /Footer#a, to: /Footer#a }"], "2:28 redirect", "`/Footer#a` is itself redirected"],
  ["nowhere", ["{ from: /a, to: /docs/nwe }"], "2:21 redirect", "`/docs/nwe` is no page of the site"],
  ["no anchor", ["{ from: /a, to: /docs/new#fee }"], "2:21 redirect", "the page `/docs/new` has no anchor `fee`"],
  ["a step upwards", ["{ from: /../../etc, to: /docs/new }"], "2:13 config-shape", "without `..`"],
  ["a query", ["{ from: '/a?b=1', to: /docs/new }"], "2:13 config-shape", "without `..`, query"],
  ["an escape", ["{ from: '/docs/new#a%20b', to: /docs/new }"], "2:13 config-shape", "and escapes"],
  ["the root", ["{ from: /, to: /docs/new }"], "2:13 config-shape", "a site path"],
  ["a static file", ["{ from: /favicon.svg, to: /docs/new }"], "2:13 redirect", "a file or folder of the built site"],
  ["a twin by case", ["{ from: /a, to: /docs/new }", "{ from: /A, to: /Footer }"], "3:13 redirect", "redirected twice"],
  ["another site", ["{ from: /a, to: 'https://example.com' }"], "2:21 config-shape", "a site path"],
])("%s as source or target is reported at its place", (_what, lines, place, message) => {
  const { issues } = load(...lines);
  expect(issues.map(spot)).toEqual([place]);
  expect(issues[0]?.message).toContain(message);
});

test.each([
  ["{ from: /a, to: /docs/nwe }", "/docs/new", "write `/docs/new`"],
  ["{ from: /a, to: /docs/new#fee }", "fees", "write `/docs/new#fees`"],
  [
    "{ from: /docs/nwe#x, to: /docs/new }",
    "/docs/new",
    "add a redirect from `/docs/nwe` as well, or write `/docs/new#x`",
  ],
])("what is like something that is there names it: %s", (line, known, fix) => {
  const [issue] = load(line).issues;
  expect(issue?.known?.[0]).toBe(known);
  expect(issue?.fix).toBe(fix);
});
