import { readFileSync } from "node:fs";
import path from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";

import type { Replace } from "./becomeFile";
import { BundleCache, type CacheOptions } from "./BundleCache";
import type { BundleFiles } from "./BundleFiles";
import { compilePlain } from "./compilePlain";
import { developBundles } from "./developBundles";
import { FilesHash } from "./FilesHash";
import { lateProgress } from "./lateProgress";
import { leaveOutUnused } from "./leaveOutUnused";
import { lighterGatsby } from "./lighterGatsby";
import { lighterStyles } from "./lighterStyles";
import { minifyBundles } from "./minifyBundles";
import { esbuildLoader, esbuildTarget } from "./plainLoaders";
import { splitStyles } from "./splitStyles";
import { unusedModules, type FrameSettings } from "./unusedModules";
import { shortenClassNames, type WebpackRule } from "./shortenClassNames";
import { withoutShadowing, type Resolve } from "./withoutShadowing";

/** The parts of webpack's configuration that are touched here. */
interface WebpackConfig {
  readonly cache?: CacheOptions | boolean;
  readonly devtool?: unknown;
  readonly module?: { readonly rules?: readonly WebpackRule[] };
  readonly output?: Readonly<Record<string, unknown>>;
  readonly optimization?: { readonly minimizer?: readonly { constructor: { name: string } }[] };
  readonly resolve?: Resolve;
  readonly plugins?: readonly Plugin[];
}

interface Plugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/** Signs of the hashes in names of files, of which the runtime that every page loads has forty: a trillion of them are enough for one name. */
const HASH_LENGTH = 10;

/** Syntax of webpack's own code around modules; of all that `browserslist` names, Gatsby assumes nothing since 2009. */
const SYNTAX = { arrowFunction: true, const: true, destructuring: true, forOf: true, templateLiteral: true };

/** The oldest versions of browsers that the bundles are for. */
function browserTarget(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    readonly browserslist: readonly string[];
  };
  return esbuildTarget(browserslist);
}

/**
 * Bundles of both kinds: the site's own modules and Gatsby's are compiled without Babel. What is built has no source
 * maps, which nobody reads.
 * @param sites settings of each language: what none of them asks for is left out
 * @param bundles is told the files
 */
export function onCreateWebpackConfig(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  sites: readonly FrameSettings[],
  bundles: BundleFiles,
): void {
  const root = process.cwd();
  const given = (getConfig as () => WebpackConfig)();
  const cache = new BundleCache(root);
  const replace = plugins.normalModuleReplacement as Replace;
  const late = lateProgress(plugins.normalModuleReplacement as Parameters<typeof lateProgress>[0], root);
  const config = {
    ...given,
    cache: cache.options(given.cache),
    resolve: withoutShadowing(given.resolve ?? {}),
    plugins: [...(given.plugins ?? []), cache, late as Plugin],
  };
  for (const plugin of given.plugins ?? []) {
    // Style sheets meet in another order on another page. Cascade layers and CSS modules make the order irrelevant.
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options !== undefined) {
      plugin.options.ignoreOrder = true;
    }
  }
  if (stage === "develop" || stage === "develop-html") {
    actions.replaceWebpackConfig(developBundles(config, root, stage, replace));
    return;
  }
  const target = stage === "build-html" ? ["node20"] : browserTarget(root);
  const rules = config.module?.rules ?? [];
  // Bundles and HTML have to agree on names.
  shortenClassNames(rules);
  lighterStyles(rules, stage === "build-html");
  const module = { ...config.module, rules: compilePlain(rules, root, esbuildLoader(target)) };
  if (stage === "build-html") {
    actions.replaceWebpackConfig({ ...config, module });
    return;
  }
  splitStyles(config.optimization);
  const others = (config.optimization?.minimizer ?? []).filter((plugin) => plugin.constructor.name !== "TerserPlugin");
  actions.replaceWebpackConfig({
    ...config,
    module,
    devtool: false,
    output: { ...config.output, hashDigestLength: HASH_LENGTH, environment: SYNTAX },
    plugins: [
      ...config.plugins,
      ...leaveOutUnused(replace, root, unusedModules(sites)),
      ...lighterGatsby(plugins.normalModuleReplacement as Parameters<typeof lighterGatsby>[0], root),
      new FilesHash(),
      bundles,
    ],
    optimization: {
      ...config.optimization,
      // In the site's own bundle: a file of its own is a request more on every first load, and saves loading that
      // bundle again only where code of other bundles alone has changed.
      runtimeChunk: false,
      minimizer: [...others, ...minifyBundles(plugins.minifyJs as Parameters<typeof minifyBundles>[0], target)],
    },
  });
}
