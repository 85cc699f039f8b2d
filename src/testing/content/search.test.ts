// The shipped content through the real search: what integrators type has to find what they mean.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { parse } from "yaml";

import { readSearchData, type SearchData } from "../../shared/search/SearchData";
import { search, type SearchResult } from "../../shared/search/search";
import { loadContent, ROOT } from "../fixtures/realSite";
import { randomNumbers } from "../bench/corpus";
import { searchFilesOf, type SearchFileTexts } from "../fixtures/searchFiles";

/** Shares of the golden set's queries that find their page among the first five, and their mean reciprocal rank. */
const MIN_RECALL = 0.97;
const MIN_RANK = 0.88;
/** Both files together, in bytes, compressed. */
const MAX_SIZE = 205_000;

interface GoldenQuery {
  readonly q: string;
  readonly to: readonly string[];
}

let files: SearchFileTexts;
let data: SearchData;
let golden: readonly GoldenQuery[];

beforeAll(async () => {
  const project = await loadContent();
  files = searchFilesOf(project);
  data = readSearchData(files.documents, files.index);
  const source = readFileSync(path.join(ROOT, "src/testing/search/golden.yaml"), "utf8");
  const slug = project.site?.settings.product.slug ?? "";
  golden = (parse(source.replaceAll("{product}", slug)) as { readonly queries: readonly GoldenQuery[] }).queries;
});

const find = (typed: string): SearchResult =>
  search({ typed, locale: "en", version: null, area: null, offset: 0, limit: 10 }, data);

/** Place of the first right page among the results, from 1; Infinity when there is none. */
function placeOf({ q, to }: GoldenQuery): number {
  const at = find(q).pages.findIndex((page) =>
    to.some((place) => {
      const [wanted, anchor] = place.split("#");
      return page.path === wanted && (anchor === undefined || page.sections.some((one) => one.anchor === anchor));
    }),
  );
  return at === -1 ? Infinity : at + 1;
}

test("every place of the golden set exists, and no query stands there twice", () => {
  const places = new Set(data.documents.flatMap(({ page, anchor }) => [page.path, `${page.path}#${anchor ?? ""}`]));
  expect(golden.flatMap(({ to }) => to).filter((place) => !places.has(place))).toEqual([]);
  expect(golden.length).toBeGreaterThanOrEqual(150);
  expect(new Set(golden.map(({ q }) => q)).size).toBe(golden.length);
});

test("the golden set's queries find what they mean", () => {
  const places = golden.map((query) => ({ ...query, place: placeOf(query) }));
  const recall = places.filter(({ place }) => place <= 5).length / places.length;
  const rank = places.reduce((sum, { place }) => sum + 1 / place, 0) / places.length;
  const missed = places.filter(({ place }) => place > 5).map(({ q }) => q);
  process.stdout.write(
    `search: ${golden.length} queries, recall@5 ${recall.toFixed(3)}, mean reciprocal rank ${rank.toFixed(3)}, missed: ${JSON.stringify(missed)}\n`,
  );
  expect(recall).toBeGreaterThanOrEqual(MIN_RECALL);
  expect(rank).toBeGreaterThanOrEqual(MIN_RANK);
});

test("every prefix of three letters or more that few titles share finds its page among the first five", () => {
  const titles = data.documents.filter(({ anchor }) => anchor === null).map(({ page }) => page);
  const words = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const missed: string[] = [];
  const prefixes = new Set(
    titles.flatMap(({ title }) =>
      words(title).flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - 2) }, (_, more) => word.slice(0, more + 3)),
      ),
    ),
  );
  for (const prefix of prefixes) {
    const sharing = titles.filter(({ title }) => words(title).some((word) => word.startsWith(prefix)));
    if (sharing.length <= 5) {
      const found = find(prefix).pages.slice(0, 5);
      missed.push(
        ...sharing
          .filter(({ path: wanted }) => !found.some((page) => page.path === wanted))
          .map(({ title }) => `${prefix} -> ${title}`),
      );
    }
  }
  expect(missed).toEqual([]);
});

/** Names of several words in small letters without a sign between, each with two neighbours swapped. */
function namesWithSlip(): { readonly name: string; readonly typed: string }[] {
  const random = randomNumbers(5);
  return (data.index.words.get("identifier") ?? [])
    .filter((name) => /^[a-z]{6,}$/.test(name))
    .map((name) => {
      const at = Math.floor(random() * (name.length - 1));
      const [first = "", second = ""] = name.slice(at, at + 2);
      return { name, typed: name.slice(0, at) + second + first + name.slice(at + 2) };
    });
}

test("every name with a slip finds something, mostly a page that has the name", () => {
  const results = namesWithSlip().map(({ name, typed }) => {
    const places = data.documentsWith("identifier", name);
    const having = new Set(Array.from(places, (number) => data.documents[number]?.page.path));
    const found = search({ typed, locale: "en", version: null, area: null, offset: 0, limit: 1 }, data).pages[0];
    return { typed, isFound: found !== undefined, isRight: having.has(found?.path) };
  });
  expect(results.length).toBeGreaterThan(1000);
  expect(results.filter(({ isFound }) => !isFound).map(({ typed }) => typed)).toEqual([]);
  expect(results.filter(({ isRight }) => isRight).length / results.length).toBeGreaterThan(0.95);
}, 120_000);

test("a query's signs at the end and around it change nothing", () => {
  const changed = golden.slice(0, 60).flatMap(({ q }) => {
    const first = find(q).pages[0]?.path;
    return [`${q}?`, `${q}!`, `${q}.`, `${q},`, `"${q}"`, `'${q}'`].filter(
      (variant) =>
        find(variant).pages[0]?.path !== first &&
        !find(q)
          .pages.slice(0, 3)
          .some((page) => page.path === find(variant).pages[0]?.path),
    );
  });
  expect(changed).toEqual([]);
});

test("the files are small, and their texts have no left-overs of HTML", () => {
  const sizes = [files.documents, files.index].map((text) => gzipSync(text, { level: 9 }).length);
  process.stdout.write(`search: ${sizes.join(" + ")} bytes compressed\n`);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SIZE);
  expect(data.documents.filter(({ text }) => /&(?:[a-z]+|#\d+);/.test(text)).map(({ page }) => page.path)).toEqual([]);
});

test("the nine pages without a sidebar entry, the blog and the free pages are found", () => {
  const paths = new Set(data.documents.map(({ page }) => page.path));
  for (const page of ["/docs/pos/payment", "/docs/merchant-wallet/history", "/docs/v2/payment/online-payment-backup"]) {
    expect(paths).toContain(page);
  }
  expect(paths).toContain("/blog/welcome");
  expect(paths).toContain("/Footer/");
});
