import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { parse } from "yaml";

import { docIdOf, writeCorpus } from "./corpus";
import { readPageText } from "./pageText";

type Item = string | { readonly category: string; readonly items: readonly Item[] };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "corpus-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");

const leaves = (item: Item): readonly string[] => (typeof item === "string" ? [item] : item.items.flatMap(leaves));

test.each([150, 1000, 1003])("%i pages have eight top-level categories, and each stands in one of them", (pages) => {
  writeCorpus(folder, pages);
  const { sidebar } = parse(read("sidebar.yaml")) as { readonly sidebar: readonly Item[] };
  expect(sidebar.map((item) => (typeof item === "string" ? item : item.category))).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((top) => `Area ${String(top)}`),
  );
  const listed = sidebar.flatMap(leaves);
  expect(listed).toHaveLength(pages);
  expect(new Set(listed)).toEqual(new Set(Array.from({ length: pages }, (_, page) => docIdOf(page))));
});

test("two runs write the same, and the second replaces the first", () => {
  const all = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(md|yaml)$/.test(name))
        .map((name) => [name, read(name)]),
    );
  writeCorpus(folder, 30);
  const first = all();
  writeCorpus(folder, 1000);
  writeCorpus(folder, 30);
  expect(all()).toEqual(first);
  expect(Object.keys(first)).toHaveLength(32);
});

test("title and first paragraph of a page are what a reader sees of it first", () => {
  writeCorpus(folder, 30);
  const source = read("docs/g0/p3.md");
  const { title, opening } = readPageText(source);
  expect(title).toMatch(/^\w+ \w+ 3$/);
  expect(opening).toMatch(/^[A-Z][\w ]+\.(?: [A-Z][\w ]+\.){2,4}$/);
  expect(source.split("\n").indexOf(opening)).toBe(5);
  expect(() => readPageText("# No front matter\n")).toThrow("a page of the corpus begins with its front matter");
});
