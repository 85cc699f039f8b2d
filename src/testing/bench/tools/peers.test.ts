import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { docIdOf, writeCorpus } from "../corpus";
import { docusaurus } from "./docusaurus";
import { PEERS } from "./peers";
import { digestOf, peerTool } from "./peerTool";
import { starlight } from "./starlight";
import { vitepress } from "./vitepress";

test.each(PEERS)("$label is pinned to exact versions", (peer) => {
  const versions = Object.values(peer.dependencies);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(peer.dependencies)).toEqual(expect.arrayContaining([peer.package, peer.program]));
});

test("a table names the version", () => {
  expect(PEERS.map((peer) => peerTool(peer).name)).toEqual([
    "Docusaurus 3.10.2",
    "VitePress 1.6.4",
    "Starlight 0.37.7",
  ]);
});

test("VitePress lists every page of the corpus once, and no other", () => {
  const config = vitepress.files(150)[".vitepress/config.mjs"] ?? "";
  const links = [...config.matchAll(/"link":"\/(g\d+\/p\d+)"\}/g)].map(([, docId]) => docId);
  // The first one is the link in the bar.
  expect(links).toEqual([docIdOf(0), ...Array.from({ length: 150 }, (_, page) => docIdOf(page))]);
});

test("Starlight lists every group", () => {
  const config = starlight.files(1000)["astro.config.mjs"] ?? "";
  expect(config.match(/"directory":"g\d+"/g)).toHaveLength(40);
  expect(config).toContain('"directory":"g39"');
});

test("addresses and files of pages are those of the tool", () => {
  const of = (peer: (typeof PEERS)[number]) => [peer.addressOf("g0/p3"), peer.fileOf("g0/p3")];
  expect(of(docusaurus)).toEqual(["/docs/g0/p3", "docs/g0/p3/index.html"]);
  expect(of(vitepress)).toEqual(["/g0/p3.html", "g0/p3.html"]);
  expect(of(starlight)).toEqual(["/g0/p3/", "g0/p3/index.html"]);
});

test("a site is taken for that of a corpus by its versions, configuration and pages", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "corpus-"));
  try {
    writeCorpus(folder, 30);
    const corpus = { pages: 150, folder } as const;
    const digest = digestOf(vitepress, corpus);
    expect(digestOf(vitepress, corpus)).toBe(digest);
    expect(digestOf({ ...vitepress, dependencies: { vitepress: "1.6.5" } }, corpus)).not.toBe(digest);
    expect(digestOf(vitepress, { ...corpus, pages: 1000 })).not.toBe(digest);
    appendFileSync(path.join(folder, "docs", `${docIdOf(29)}.md`), "\nOne more sentence.\n");
    expect(digestOf(vitepress, corpus)).not.toBe(digest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
