import { filesDigest } from "../project/filesDigest";

/** What decides how modules are bundled: the configuration, the versions of all packages, the browsers. */
const FOLDERS = ["src/node/gatsby"];
const FILES = ["package-lock.json", "package.json", "tsconfig.json"];

/** webpack's `cache` as Gatsby sets it, as far as it is touched here. */
export interface CacheOptions {
  readonly type?: string;
  readonly buildDependencies?: Readonly<Record<string, readonly string[]>>;
  readonly version?: string;
}

/** The parts of webpack that are touched here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (
        name: string,
        ended: (stats: {
          readonly compilation: { readonly buildDependencies: { readonly clear: () => void } };
        }) => void,
      ) => void;
    };
  };
}

/**
 * Tells webpack by one digest whether its cache still holds. Left alone, it looks at each module of Gatsby, of itself
 * and of all loaders with everything that they import, before it stores the cache: a seventh of a clean build of 150
 * pages, and in development just when the first edits come. What they are is fixed by the lock file.
 */
export class BundleCache {
  readonly #version: string;

  /** `root` is the project's folder, absolute. */
  constructor(root: string) {
    this.#version = filesDigest(root, FOLDERS, FILES);
  }

  /** The cache's options; none but a cache of files has a version. */
  options<T extends CacheOptions | boolean | undefined>(cache: T): T {
    return typeof cache !== "object" || cache.type !== "filesystem"
      ? cache
      : { ...cache, version: this.#version, buildDependencies: { defaultWebpack: [] } };
  }

  /** The dependencies that webpack has collected are those of loaders. It stores them after this hook. */
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(BundleCache.name, ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}
