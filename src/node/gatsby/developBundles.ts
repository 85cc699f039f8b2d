import path from "node:path";

import type { Replace } from "./becomeFile";
import { compilePlain } from "./compilePlain";
import { lighterStyles } from "./lighterStyles";
import { pagelessHtml } from "./pagelessHtml";
import { esbuildLoader, swcLoader } from "./plainLoaders";
import type { WebpackRule } from "./shortenClassNames";
import type { Resolve } from "./withoutShadowing";

/** The parts of webpack's configuration that are touched here. */
interface WebpackConfig {
  readonly module?: { readonly rules?: readonly WebpackRule[] };
  readonly resolve: Resolve;
  readonly plugins: readonly Plugin[];
}

interface Plugin {
  readonly constructor: { readonly name: string };
}

/** Of the 140 modules of core-js that the client of hot replacement brings with it, no browser of today needs one. */
const noPolyfills = (root: string) => ({
  "core-js-pure/features/global-this$": path.join(root, "src/node/gatsby/globalThis.js"),
  "core-js-pure/web/url$": false,
  "core-js-pure/web/url-search-params$": false,
});

/** Bundles of the development server, and the HTML around its pages: what its first page waits for. */
export function developBundles<T extends WebpackConfig>(
  config: T,
  root: string,
  stage: "develop" | "develop-html",
  replace: Replace,
): T {
  const rules = config.module?.rules ?? [];
  const isHtml = stage === "develop-html";
  lighterStyles(rules, isHtml);
  return {
    ...config,
    module: {
      ...config.module,
      rules: compilePlain(rules, root, isHtml ? esbuildLoader(["node20"]) : swcLoader),
    },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...noPolyfills(root) } },
    // Gatsby lints with rules of its own; `npm run check` does with ours.
    plugins: [
      ...config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin"),
      ...((isHtml ? pagelessHtml(replace, root) : []) as Plugin[]),
    ],
  };
}
