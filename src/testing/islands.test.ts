// What readers load for an island: its chunk, and what it asks for itself.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { build, type Plugin } from "esbuild";

const ISLANDS = join(__dirname, "../islands");
/** Of all chunks of an island together. What ships is smaller: there SWC works after esbuild (src/testing/shell/workbench.test.ts). */
const LIMIT = 15_360;

/** CSS Modules as webpack makes them: short names, and the styles elsewhere. */
const cssModules: Plugin = {
  name: "css-modules",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const names = new Set([...readFileSync(path, "utf8").matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name));
      const contents = [...names].map((name, index) => `export const ${name ?? ""} = "c${index}";`).join("\n");
      return { contents, loader: "js" };
    });
  },
};

/** Size of each chunk of an island in bytes, gzipped, the one that loads first at the front. */
async function chunksOf(entry: string): Promise<{ file: string; size: number }[]> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2020",
    jsx: "automatic",
    external: ["react", "react-dom", "gatsby"],
    outdir: "/chunks",
    write: false,
    metafile: true,
    absWorkingDir: join(__dirname, "../.."),
    plugins: [cssModules],
  });
  const outputs = Object.entries(metafile.outputs);
  const sizeOf = (path: string): number => {
    const name = path.split("/").at(-1) ?? "";
    const file = outputFiles.find((one) => one.path.endsWith(name));
    return gzipSync(file?.contents ?? "", { level: 9 }).length;
  };
  // What a chunk imports statically comes with it.
  const withImports = (path: string, seen = new Set<string>()): Set<string> => {
    seen.add(path);
    for (const { path: to, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && metafile.outputs[to] && !seen.has(to)) withImports(to, seen);
    }
    return seen;
  };
  const first = outputs.find(([, { entryPoint }]) => entryPoint !== undefined && entry.endsWith(entryPoint));
  const initial = withImports(first?.[0] ?? "");
  const later = outputs.map(([path]) => path).filter((path) => !initial.has(path));
  return [
    { file: "first", size: [...initial].reduce((sum, path) => sum + sizeOf(path), 0) },
    ...later.map((path) => ({ file: path, size: sizeOf(path) })),
  ];
}

const names = readdirSync(ISLANDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(names)("all that %s loads weighs no more than 15 KB gzipped", async (name) => {
  const chunks = await chunksOf(join(ISLANDS, name, `${name}.tsx`));
  expect(chunks[0]?.size).toBeGreaterThan(300);
  expect(chunks.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(LIMIT);
});
