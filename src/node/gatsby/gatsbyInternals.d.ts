/** Gatsby's reader of queries, which it has no types for. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFiles(files: string[], ...rest: unknown[]): unknown;
  }
}

declare module "gatsby/dist/internal-plugins/webpack-theme-component-shadowing" {
  /** webpack's plugin that resolves an import to the file of a site that replaces a theme's. */
  export default class GatsbyThemeComponentShadowingResolverPlugin {
    apply(resolver: unknown): void;
    constructor(options: { themes: readonly object[]; extensions: readonly string[]; projectRoot: string });
  }
}
