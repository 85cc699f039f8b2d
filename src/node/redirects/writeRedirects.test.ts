import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import type { Redirect } from "./Redirect";
import { writeRedirects } from "./writeRedirects";

const page = (from: string, to: string): Redirect => ({ from, anchor: null, to });

const write = (folder: string, ...redirects: readonly Redirect[]) =>
  writeRedirects({
    redirects,
    moved: new Map([["/docs/old", { "#a": "/portal/docs/other" }]]),
    publicFolder: folder,
    siteUrl: "https://example.com",
    pathPrefix: "/portal",
    manifest: path.join(folder, "m/redirects.json"),
    pages: new Set(),
  });

test("an address that is redirected no more is gone after the next build", async () => {
  const folder = folderOf();
  await write(folder, page("/docs/old", "/docs/new"), page("/docs/kept", "/docs/new"));
  await write(folder, page("/docs/kept", "/docs/new"));
  expect(existsSync(path.join(folder, "docs/old/index.html"))).toBe(false);
  expect(existsSync(path.join(folder, "docs/kept/index.html"))).toBe(true);
});

test("an old address that ends in .html is a file itself, and goes like the others", async () => {
  const folder = folderOf();
  await write(folder, page("/docs/old.html", "/docs/new"));
  expect(readFileSync(path.join(folder, "docs/old.html"), "utf8")).toContain("/portal/docs/new");
  await write(folder);
  expect(existsSync(path.join(folder, "docs/old.html"))).toBe(false);
});

test("the redirect of an anchor is no file: its page may be there", async () => {
  const folder = folderOf();
  await write(folder, { from: "/docs/page", anchor: "a", to: "/docs/new" });
  expect(existsSync(path.join(folder, "docs/page"))).toBe(false);
});

test("each old address is a page that leads on, by script and without it, with the path prefix and escaped", async () => {
  const folder = folderOf();
  await write(folder, page("/docs/old", '/docs/new?a=1&b="2"#c'));
  const html = readFileSync(path.join(folder, "docs/old/index.html"), "utf8");
  const target = "/portal/docs/new?a=1&#38;b=&#34;2&#34;#c";
  expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`);
  expect(html).toContain(`href="https://example.com${target}"`);
  expect(html).toContain(`<a href="${target}">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('moved={"#a":"/portal/docs/other"},to="/portal/docs/new?a=1&b=\\"2\\"#c"');
});
