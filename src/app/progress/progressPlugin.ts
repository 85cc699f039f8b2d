import type { GatsbyBrowser, PluginOptions } from "gatsby";

import type { BarLibrary } from "./createBar";

/**
 * Stands in the bundle where Gatsby has the browser hooks of gatsby-plugin-nprogress (src/node/gatsby/lateProgress):
 * the plugin and the library that draws the bar are 3 KB that only slow navigations need.
 */
let options: PluginOptions = { plugins: [] };

export const onClientEntry: GatsbyBrowser["onClientEntry"] = (_api, given) => {
  options = given;
};

/** Loads the library, which the plugin configures as `gatsby-config` says: colour, no spinner. */
export const loadBar = (): Promise<BarLibrary> => import("./barLibrary").then(({ readyBar }) => readyBar(options));
