import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { folderOf } from "../../testing/fixtures/folder";
import { compressSite } from "./compressSite";

const LONG = "A sentence that many pages have. ".repeat(100);

function site(files: Readonly<Record<string, string>>) {
  const folder = folderOf(files);
  const at = (name: string): string => path.join(folder, name);
  return { folder, at, has: (name: string) => existsSync(at(name)) };
}

test("text files get both forms, which hold the very text", async () => {
  const { folder, at, has } = site({
    "docs/a/index.html": LONG,
    "docs/a.html": LONG,
    "app.js": `${LONG}1`,
    "short.txt": "short",
    "picture.png": LONG,
    "download.gz": LONG,
  });
  expect(await compressSite(folder, true)).toBe(3);
  for (const file of ["docs/a/index.html", "docs/a.html", "app.js"]) {
    const text = readFileSync(at(file), "utf8");
    expect(gunzipSync(readFileSync(at(`${file}.gz`))).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(at(`${file}.br`))).toString()).toBe(text);
    expect(statSync(at(`${file}.br`)).size).toBeLessThan(200);
  }
  expect(["short.txt.gz", "picture.png.gz", "download.gz.gz"].filter(has)).toEqual([]);
  expect(has("download.gz")).toBe(true);
});

test("what has not changed is not compressed again; what has changed or is gone has no old form", async () => {
  const { folder, at, has } = site({ "kept.html": LONG, "edited.html": LONG, "gone.html": LONG });
  // The files of a build are older than what is made of them.
  for (const file of ["kept.html", "edited.html", "gone.html"]) utimesSync(at(file), 1000, 1000);
  await compressSite(folder, true);
  writeFileSync(at("kept.html.br"), "as it was");
  writeFileSync(at("edited.html"), `${LONG}More.`);
  const later = new Date(Date.now() + 60_000);
  utimesSync(at("edited.html"), later, later);
  rmSync(at("gone.html"));
  expect(await compressSite(folder, true)).toBe(2);
  expect(readFileSync(at("kept.html.br"), "utf8")).toBe("as it was");
  expect(gunzipSync(readFileSync(at("edited.html.gz"))).toString()).toBe(`${LONG}More.`);
  expect(has("gone.html.gz") || has("gone.html.br")).toBe(false);
});

test("a build without them leaves none: a host would send the pages of an older one", async () => {
  const { folder, has } = site({ "a.html": LONG, "data.tar.gz": LONG });
  await compressSite(folder, true);
  expect(await compressSite(folder, false)).toBe(0);
  expect(has("a.html.gz") || has("a.html.br")).toBe(false);
  expect(has("a.html") && has("data.tar.gz")).toBe(true);
});

test("a compressed file that the site itself publishes is left alone", async () => {
  const { folder, at } = site({ "data.json": LONG, "data.json.gz": "its own" });
  const statics = new Set(["/data.json", "/data.json.gz"]);
  await compressSite(folder, true, statics);
  await compressSite(folder, false, statics);
  expect(readFileSync(at("data.json.gz"), "utf8")).toBe("its own");
});
