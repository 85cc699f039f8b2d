import { createHash } from "node:crypto";

/** The parts of webpack that are touched here. */
interface Compilation {
  hash?: string;
  readonly assets: Readonly<Record<string, unknown>>;
}
interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (
        options: { readonly name: string; readonly stage: number },
        ended: (stats: { readonly compilation: Compilation }) => void,
      ) => void;
    };
  };
}

/** Before Gatsby's own plugin, which writes the hash into a file as soon as the build is done. */
const FIRST = -1000;

/**
 * Makes a build's hash that of the names of its files, which have their contents' hashes in them. Gatsby writes it into
 * every page, and a page that is open reloads when it changes. webpack's own differs between a build with a cache and
 * one without, though each file is the same.
 */
export class FilesHash {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: FilesHash.name, stage: FIRST }, ({ compilation }) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
    });
  }
}
