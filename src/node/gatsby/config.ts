import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { GatsbyConfig } from "gatsby";

import { loadSite } from "../config/loadSite";
import { searchOptions } from "../search";
import { readEnvironment } from "./environment";
import { fewProcesses } from "./fewProcesses";

/** Accent colour where the settings can't be read: the run ends with a report of why. */
const FALLBACK_ACCENT = "#0b5fff";

/** Names of the search files in the same case. */
const FALLBACK_SEARCH = { docs: "search-doc.json", index: "search-index.json" };

interface PluginSettings {
  readonly accent: string;
  readonly siteUrl: string;
  readonly search: Parameters<typeof searchOptions>[0];
}

/** Settings that plugins need before any hook runs. Faults are left to the report in `onPreInit`. */
function pluginSettings(contentFolder: string): PluginSettings {
  try {
    const { site } = loadSite("site.yaml", readFileSync(join(contentFolder, "site.yaml"), "utf8"));
    return {
      accent: site?.settings.site.accent ?? FALLBACK_ACCENT,
      siteUrl: site?.settings.site.url ?? "",
      search: site?.settings.search ?? FALLBACK_SEARCH,
    };
  } catch {
    return { accent: FALLBACK_ACCENT, siteUrl: "", search: FALLBACK_SEARCH };
  }
}

/** Gatsby's configuration for the project at `root`: read before it starts any worker. */
export function gatsbyConfig(root: string): GatsbyConfig {
  fewProcesses(process.env);
  const { contentFolder, pathPrefix } = readEnvironment(root);
  const { accent, siteUrl, search } = pluginSettings(contentFolder);
  return {
    ...(siteUrl === "" ? {} : { siteMetadata: { siteUrl } }),
    trailingSlash: "ignore",
    jsxRuntime: "automatic",
    ...(pathPrefix === "" ? {} : { pathPrefix }),
    graphqlTypegen: false,
    plugins: [
      { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentFolder } },
      // Sources the Mdx nodes; bodies are compiled by src/node/content, so its webpack loader never runs.
      { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx", ".md"] } },
      "gatsby-plugin-image",
      {
        resolve: "gatsby-plugin-sharp",
        options: { defaults: { formats: ["auto", "webp", "avif"], placeholder: "none" } },
      },
      "gatsby-transformer-sharp",
      { resolve: "gatsby-plugin-nprogress", options: { color: accent, showSpinner: false } },
      // Options with functions: Gatsby hands them to the plugin as they are.
      { resolve: "gatsby-plugin-elasticlunr-search", options: { ...searchOptions(search) } },
    ],
  };
}
