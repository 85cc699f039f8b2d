// What the site may weigh: bytes compressed with gzip, and counts; never time. A figure that has to grow grows here, in
// the same commit, where it can be seen.
import path from "node:path";
import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { builtSite, PUBLIC_DIR } from "./builtSite";
import { articleInData, compressedSize, firstLoads, median, pageDataOf, withoutPageData } from "./firstLoad";
import type { FirstLoad } from "./firstLoad";

const { pages } = builtSite();
const docs = pages.filter(({ route }) => route.startsWith("/docs/"));
const loads = firstLoads(docs);
const others = firstLoads(
  ["/", "/blog", "/search", "/sitemap"].flatMap((route) => pages.filter((page) => page.route === route)),
);

/** The pages that are over a budget, heaviest first. */
const over = (all: readonly FirstLoad[], key: Exclude<keyof FirstLoad, "route">, limit: number): string[] =>
  all
    .filter((load) => load[key] > limit)
    .sort((a, b) => b[key] - a[key])
    .map((load) => `${load.route}: ${load[key]}`);

test("the figures are of all docs pages", () => {
  expect(loads.length).toBeGreaterThan(120);
  expect(others).toHaveLength(4);
});

test.each([
  // React and its DOM are 45 KB of this, Gatsby's runtime 9. The drawer and the bar's library are not in it.
  ["js", 80_800],
  // Frame, docs and content: the styles of other templates and of dialogs come with their bundles.
  ["css", 10_600],
  // Article, sidebar's open branch, bar, footer: the longest reference page.
  ["html", 44_000],
  // The settings: the sidebar's data comes with the first navigation.
  ["data", 1_100],
  ["requests", 8],
  // Bar, sidebar with its open branch, contents, previous and next, footer.
  ["shellElements", 200],
] as const)("a docs page has at most so much %s on its first load: %i", (key, limit) => {
  expect(over(loads, key, limit)).toEqual([]);
});

test("half of the docs pages are below 108 KB in all, and none is over 134 KB", () => {
  expect(median(loads.map(({ total }) => total))).toBeLessThan(108_000);
  expect(over(loads, "total", 134_000)).toEqual([]);
});

test.each([
  ["js", 82_000],
  ["total", 102_000],
  ["requests", 11],
] as const)("home page, blog, search and map have at most so much %s: %i", (key, limit) => {
  expect(over(others, key, limit)).toEqual([]);
});

test("a page's data takes at most 1 KB of its HTML, where it stands without the article", () => {
  const costs = docs.map(({ route, html }) => ({
    route,
    cost: gzipSync(html).length - gzipSync(withoutPageData(html)).length,
  }));
  expect(costs.filter(({ cost }) => cost <= 0 || cost > 1000)).toEqual([]);
});

test("page data is the article and little beside it", () => {
  const heavy = docs.flatMap((page) => {
    const size = compressedSize(pageDataOf(page));
    // Compared with the article as JSON: its longer lines are other work for gzip than those of the HTML.
    const beside = size - gzipSync(JSON.stringify(articleInData(page))).length;
    return [
      ...(beside > 1500 ? [`${page.route}: ${String(beside)} more than the article`] : []),
      ...(size > 1.1 * compressedSize(page.file) ? [`${page.route}: ${String(size)}, far more than the page`] : []),
    ];
  });
  expect(heavy).toEqual([]);
});

test("what every page asks for with it stays small: settings and sidebar", () => {
  const files = readdirSync(path.join(PUBLIC_DIR, "page-data/sq/d"));
  const sum = files.reduce((all, file) => all + compressedSize(`page-data/sq/d/${file}`), 0);
  expect(files.length).toBeLessThanOrEqual(2);
  expect(sum).toBeLessThan(5000);
});

test("both search files together are below 215 KB", () => {
  expect(compressedSize("search-doc.json") + compressedSize("search-index.json")).toBeLessThan(215_000);
});
