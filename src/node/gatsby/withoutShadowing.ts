/** webpack's `resolve`, as far as it is touched here. */
export interface Resolve {
  readonly alias?: Readonly<Record<string, unknown>>;
  readonly plugins?: readonly { readonly constructor: { readonly name: string } }[];
}

/**
 * `resolve` without Gatsby's search for files of a theme that the site replaces. The site has no theme, and Gatsby
 * lists a folder for each import: 2 of 30 seconds of bundling.
 */
export function withoutShadowing<T extends Resolve>(resolve: T): T {
  const plugins = (resolve.plugins ?? []).filter(
    ({ constructor }) => constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
  );
  return { ...resolve, plugins };
}
