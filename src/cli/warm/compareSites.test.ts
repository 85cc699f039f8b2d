import { folderOf } from "../../testing/fixtures/folder";
import { compareSites, siteDigests } from "./compareSites";

const CLEAN = { "index.html": "<h1>A</h1>", "page-data/a/page-data.json": "{}", "app.js": "1" };
const compare = (warm: Readonly<Record<string, string>>): string[] =>
  compareSites(siteDigests(folderOf(warm)), siteDigests(folderOf(CLEAN)));

test("equal sites don't differ, and only HTML and JSON count", () => {
  expect(compare({ ...CLEAN, "app.js": "2" })).toEqual([]);
});

test("what is stale, missing or left over is named", () => {
  expect(compare({ "index.html": "<h1>B</h1>", "old/index.html": "x" })).toEqual([
    "differs after a warm build: index.html",
    "missing after a warm build: page-data/a/page-data.json",
    "left over after a warm build: old/index.html",
  ]);
});
