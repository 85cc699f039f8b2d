import NProgress from "accessible-nprogress";
import type { PluginOptions } from "gatsby";
import { onClientEntry } from "gatsby-plugin-nprogress/gatsby-browser";

import type { BarLibrary } from "./createBar";

/** The bar, once the plugin has added its styles and set it up. */
export function readyBar(options: PluginOptions): BarLibrary {
  onClientEntry({}, options);
  return NProgress;
}
