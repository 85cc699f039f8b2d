import { groupsOf } from "../corpus";
import { kindByEnding } from "./kindByEnding";
import type { Peer } from "./Peer";

const CONTENT = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** With Pagefind, which is its default. These versions are the newest that run on Node.js 20. */
export const starlight: Peer = {
  label: "Starlight",
  id: "starlight",
  package: "@astrojs/starlight",
  dependencies: { "@astrojs/starlight": "0.37.7", astro: "5.9.4", sharp: "0.34.5" },
  module: true,
  program: "astro",
  files: (pages) => {
    const sidebar = Array.from({ length: groupsOf(pages) }, (_, group) => ({
      label: `Group ${String(group)}`,
      autogenerate: { directory: `g${String(group)}` },
    }));
    return {
      "astro.config.mjs": `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({ integrations: [starlight({ title: "Bench", sidebar: ${JSON.stringify(sidebar)} })] });
`,
      "src/content.config.ts": CONTENT,
    };
  },
  docs: "src/content/docs",
  site: "dist",
  caches: [".astro", "node_modules/.astro", "node_modules/.vite", "node_modules/.cache"],
  env: { ASTRO_TELEMETRY_DISABLED: "1" },
  fileOf: (docId) => `${docId}/index.html`,
  addressOf: (docId) => `/${docId}/`,
  kindOf: (file) => (file.startsWith("pagefind/") ? "search" : kindByEnding(file)),
};
