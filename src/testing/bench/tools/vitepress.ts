import { docIdOf, groupsOf, pagesOfGroup } from "../corpus";
import type { Size } from "../readOptions";
import { kindByEnding } from "./kindByEnding";
import type { Peer } from "./Peer";

/** It takes links from its configuration and has no titles of pages there. */
function sidebar(pages: Size): unknown {
  return Array.from({ length: groupsOf(pages) }, (_, group) => ({
    text: `Group ${String(group)}`,
    items: pagesOfGroup(group, pages).map((page) => ({ text: `Page ${String(page)}`, link: `/${docIdOf(page)}` })),
  }));
}

/** With its own local search. */
export const vitepress: Peer = {
  label: "VitePress",
  id: "vitepress",
  package: "vitepress",
  dependencies: { vitepress: "1.6.4" },
  module: false,
  program: "vitepress",
  files: (pages) => ({
    ".vitepress/config.mjs": `export default ${JSON.stringify({
      title: "Bench",
      srcDir: "docs",
      themeConfig: {
        search: { provider: "local" },
        nav: [{ text: "Docs", link: "/g0/p0" }],
        sidebar: sidebar(pages),
      },
    })};\n`,
    "docs/index.md": "# Bench\n",
  }),
  docs: "docs",
  site: ".vitepress/dist",
  caches: [".vitepress/cache", "node_modules/.vite", "node_modules/.cache"],
  env: {},
  fileOf: (docId) => `${docId}.html`,
  addressOf: (docId) => `/${docId}.html`,
  kindOf: (file) => (file.includes("@localSearchIndex") ? "search" : kindByEnding(file)),
};
