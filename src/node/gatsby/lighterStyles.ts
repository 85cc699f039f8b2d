import { isRecord } from "./isRecord";
import type { WebpackRule } from "./shortenClassNames";

const POSTCSS = /[\\/]postcss-loader[\\/]/;

/**
 * Spares webpack work on style sheets: of those of the HTML renderer only names of classes are left, which PostCSS
 * never changes; and for the others it need not look for a configuration in each folder on the way to the project's,
 * file by file, since none may stand there.
 * @param rules of webpack; changed in place
 * @param isRenderer whether they are those of the HTML renderer
 */
export function lighterStyles(rules: readonly WebpackRule[], isRenderer: boolean): void {
  for (const rule of rules) {
    lighterStyles([...(rule.oneOf ?? []), ...(rule.rules ?? [])], isRenderer);
    if (!Array.isArray(rule.use)) {
      continue;
    }
    const loaders = rule.use as readonly unknown[];
    const postcss = loaders.filter((one) => isRecord(one) && POSTCSS.test(String(one["loader"])));
    if (isRenderer) {
      Object.assign(rule, { use: loaders.filter((one) => !postcss.includes(one)) });
    }
    for (const loader of postcss) {
      const options = isRecord(loader) ? loader["options"] : undefined;
      const given = isRecord(options) ? options["postcssOptions"] : undefined;
      // Gatsby's is a function, whose property the loader reads.
      if (typeof given === "function") {
        Object.assign(given, { config: false });
      }
    }
  }
}
