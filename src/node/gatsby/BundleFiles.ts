/** The parts of webpack that are touched here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (
        name: string,
        ended: (stats: { readonly compilation: { readonly assets: Readonly<Record<string, unknown>> } }) => void,
      ) => void;
    };
  };
}

/** A bundle or style sheet whose name has the hash of what is in it. */
const HASHED = /^[^/]+[-.][0-9a-f]{10,}\.(?:js|css)$/;

/**
 * Addresses of all bundles and style sheets of a build, those included that pages load on demand and that have no name
 * of their own: Gatsby's statistics (`webpack.stats.json`) know the others alone.
 */
export class BundleFiles {
  #addresses: readonly string[] = [];

  /** Sorted; empty before the bundles are made. */
  get addresses(): readonly string[] {
    return this.#addresses;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(BundleFiles.name, ({ compilation }) => {
      const names = Object.keys(compilation.assets).filter((name) => HASHED.test(name));
      this.#addresses = names.map((name) => `/${name}`).sort();
    });
  }
}
