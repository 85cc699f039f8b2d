import { createRequire } from "node:module";
import path from "node:path";

import { buildSync } from "esbuild";

/**
 * Bundles a module of the build and loads it. Gatsby compiles gatsby-config.ts and gatsby-node.ts, and all that they
 * import, with Parcel, which takes several seconds for the tree behind them; esbuild takes a fraction of one. So these
 * two import nothing but this.
 * @param root the project's folder, absolute
 * @param file the module's path from there
 * @returns its exports; the same ones each time in one process
 * @throws where a file can't be read or has a syntax error, with its place
 */
export function loadSource(root: string, file: string): unknown {
  const require = createRequire(path.join(root, "package.json"));
  const outfile = path.join(root, ".cache/engine", `${path.parse(file).name}.js`);
  // Gatsby loads the two files more than once.
  if (require.cache[outfile] === undefined) {
    buildSync({
      absWorkingDir: root,
      entryPoints: [file],
      outfile,
      bundle: true,
      packages: "external",
      platform: "node",
      format: "cjs",
      target: "node20",
      // Node's own `import()` finds no file without its ending, and would have modules of its own beside those of `require`.
      supported: { "dynamic-import": false },
      jsx: "automatic",
      sourcemap: "inline",
      logLevel: "silent",
    });
  }
  return require(outfile);
}
