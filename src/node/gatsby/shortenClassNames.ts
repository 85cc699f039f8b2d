import { isRecord } from "./isRecord";

/** A rule of webpack's configuration, as deep as we look into it. */
export interface WebpackRule {
  readonly oneOf?: readonly WebpackRule[];
  readonly rules?: readonly WebpackRule[];
  readonly test?: unknown;
  readonly use?: unknown;
}

/** Five signs of 62: 900 million names for the few hundred classes of a site. */
const SHORT_NAME = "[hash:base62:5]";

/**
 * Names classes of CSS Modules by a short hash alone. Gatsby's names (`Footer-module--link--09b41`) are for developers:
 * of an endpoint page they are a twentieth, compressed, and the style sheet has them all again.
 */
export function shortenClassNames(rules: readonly WebpackRule[]): void {
  for (const rule of rules) {
    shortenClassNames([...(rule.oneOf ?? []), ...(rule.rules ?? [])]);
    for (const loader of [rule.use].flat()) {
      const options = isRecord(loader) ? loader["options"] : undefined;
      const modules = isRecord(options) ? options["modules"] : undefined;
      if (isRecord(modules) && "localIdentName" in modules) {
        modules["localIdentName"] = SHORT_NAME;
      }
    }
  }
}
