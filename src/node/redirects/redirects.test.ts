import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { spot } from "../../testing/fixtures/compile";
import { folderOf } from "../../testing/fixtures/folder";
import { loadRedirects, writeRedirects } from ".";
import type { Redirect } from ".";

const load = (...lines: string[]) =>
  loadRedirects({
    file: "content/redirects.yaml",
    text: ["redirects:", ...lines.map((line) => `  - ${line}`)].join("\n"),
    slug: "zephyr",
    routes: new Map([
      ["/docs/new", "content/docs/new.mdx"],
      ["/docs/zephyr-logo", "content/docs/{product}-logo.mdx"],
      ["/Footer", "content/pages/Footer.mdx"],
    ]),
    statics: new Set(["/favicon.svg"]),
  });

test("old addresses lead to pages, anchors and queries kept, the placeholder resolved", () => {
  const { redirects, issues } = load(
    "{ from: /docs/old, to: /docs/new }",
    '{ from: "/docs/{product}", to: "/docs/{product}-logo#a" }',
    "{ from: /docs/foot/, to: /Footer/ }",
  );
  expect(issues).toEqual([]);
  expect(redirects).toEqual([
    { from: "/docs/old", to: "/docs/new" },
    { from: "/docs/zephyr", to: "/docs/zephyr-logo#a" },
    { from: "/docs/foot", to: "/Footer/" },
  ]);
});

test("a site needs none", () => {
  expect(loadRedirects({ file: "x", text: null, slug: "a", routes: new Map(), statics: new Set() })).toEqual({
    redirects: [],
    issues: [],
  });
});

test.each([
  ["a page", ["{ from: /docs/new, to: /Footer }"], "2:13 duplicate-route", "covers a page: content/docs/new.mdx"],
  [
    "an address twice",
    ["{ from: /a, to: /docs/new }", "{ from: /a/, to: /Footer }"],
    "3:13 redirect",
    "`/a` is redirected twice",
  ],
  ["a chain", ["{ from: /a, to: /b }", "{ from: /b, to: /docs/new }"], "2:21 redirect", "`/b` is itself redirected"],
  ["itself", ["{ from: /a, to: /a }"], "2:21 redirect", "`/a` is itself redirected"],
  ["nowhere", ["{ from: /a, to: /docs/nwe }"], "2:21 redirect", "`/docs/nwe` is no page of the site"],
  ["a step upwards", ["{ from: /../../etc, to: /docs/new }"], "2:13 config-shape", "without `..`"],
  ["a query", ["{ from: '/a?b=1', to: /docs/new }"], "2:13 config-shape", "without `..`, query"],
  ["a static file", ["{ from: /favicon.svg, to: /docs/new }"], "2:13 redirect", "a file or folder of the built site"],
  ["a twin by case", ["{ from: /a, to: /docs/new }", "{ from: /A, to: /Footer }"], "3:13 redirect", "redirected twice"],
  ["another site", ["{ from: /a, to: 'https://example.com' }"], "2:21 config-shape", "a site path"],
])("%s as source or target is reported at its place", (_what, lines, place, message) => {
  const { issues } = load(...lines);
  expect(issues.map(spot)).toEqual([place]);
  expect(issues[0]?.message).toContain(message);
});

test("a target that is like a page names it", () => {
  expect(load("{ from: /a, to: /docs/nwe }").issues[0]).toMatchObject({
    known: ["/docs/new"],
    fix: "write `/docs/new`",
  });
});

const write = (folder: string, redirects: readonly Redirect[]) =>
  writeRedirects(redirects, folder, "https://example.com", "/portal", path.join(folder, "m/redirects.json"), new Set());

test("an address that is redirected no more is gone after the next build", async () => {
  const folder = folderOf();
  await write(folder, [
    { from: "/docs/old", to: "/docs/new" },
    { from: "/docs/kept", to: "/docs/new" },
  ]);
  await write(folder, [{ from: "/docs/kept", to: "/docs/new" }]);
  expect(existsSync(path.join(folder, "docs/old/index.html"))).toBe(false);
  expect(existsSync(path.join(folder, "docs/kept/index.html"))).toBe(true);
});

test("an old address that ends in .html is a file itself, and goes like the others", async () => {
  const folder = folderOf();
  await write(folder, [{ from: "/docs/old.html", to: "/docs/new" }]);
  expect(readFileSync(path.join(folder, "docs/old.html"), "utf8")).toContain("/portal/docs/new");
  await write(folder, []);
  expect(existsSync(path.join(folder, "docs/old.html"))).toBe(false);
});

test("each old address is a page that leads on, with the path prefix and escaped", async () => {
  const folder = folderOf();
  await write(folder, [{ from: "/docs/old", to: '/docs/new?a=1&b="2"#c' }]);
  const file = path.join(folder, "docs/old/index.html");
  expect(existsSync(file)).toBe(true);
  const html = readFileSync(file, "utf8");
  expect(html).toContain('content="0; url=/portal/docs/new?a=1&#38;b=&#34;2&#34;#c"');
  expect(html).toContain('href="https://example.com/portal/docs/new?a=1&#38;b=&#34;2&#34;#c"');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
