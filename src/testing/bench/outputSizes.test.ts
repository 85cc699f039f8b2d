import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { outputSizes, pageSizes } from "./outputSizes";
import { docusaurus } from "./tools/docusaurus";
import { starlight } from "./tools/starlight";
import { vitepress } from "./tools/vitepress";

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "output-sizes-"));
});

afterEach(() => {
  rmSync(site, { recursive: true, force: true });
});

function write(file: string, bytes: number): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), "x".repeat(bytes));
}

test("files are counted and weighed by what they are for", () => {
  write("index.html", 1);
  write("docs/g0/p3/index.html", 2);
  write("app-1.js", 4);
  write("styles/app.css", 8);
  write("search-index-en.json", 16);
  write("other/search-index.json", 32);
  expect(outputSizes({ site, kindOf: docusaurus.kindOf })).toEqual({
    total: 63,
    files: 6,
    byKind: { html: 3, pageData: 0, search: 16, script: 4, style: 8, other: 32 },
  });
});

test("a page's HTML is weighed as it is and compressed", () => {
  write("docs/g0/p3/index.html", 5000);
  const { bytes, gzipBytes } = pageSizes({ site, fileOf: docusaurus.fileOf }, "g0/p3");
  expect(bytes).toBe(5000);
  expect(gzipBytes).toBeLessThan(100);
});

test("a site that isn't there is an error", () => {
  expect(() => outputSizes({ site: path.join(site, "none"), kindOf: docusaurus.kindOf })).toThrow("ENOENT");
});

test("the search files of the peers are known", () => {
  expect(vitepress.kindOf("assets/chunks/@localSearchIndexroot.B5cqSE8c.js")).toBe("search");
  expect(vitepress.kindOf("assets/chunks/framework.js")).toBe("script");
  expect(starlight.kindOf("pagefind/pagefind.js")).toBe("search");
  expect(starlight.kindOf("_astro/page.js")).toBe("script");
});
