import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import { compileDoors } from "./compileDoors.mjs";

const FILES = {
  "package.json": "{}",
  "gatsby-config.ts": `import { name } from "./src/name";\nexport default { name: name satisfies string };\n`,
  "gatsby-node.ts": "export const onPreInit = (): number => 1;\n",
  "src/name.ts": `export const name = "a";\n`,
};

test("both doors stand where Gatsby looks for them, and nothing of an earlier run", async () => {
  const root = folderOf({
    ...FILES,
    ".cache/compiled/gatsby-config.js": "old",
    ".cache/compiled/gatsby-ssr.js": "old",
  });
  await compileDoors(root);
  const compiled = path.join(root, ".cache/compiled");
  expect(readdirSync(compiled).sort()).toEqual(["gatsby-config.js", "gatsby-node.js"]);
  const require = createRequire(path.join(root, "package.json"));
  expect(require(path.join(compiled, "gatsby-config.js"))).toEqual({ default: { name: "a" } });
});

test("a syntax error is told with its place", async () => {
  const root = folderOf({ ...FILES, "gatsby-node.ts": "export const = 1;\n" });
  await expect(compileDoors(root)).rejects.toThrow(/gatsby-node\.ts:1:13: ERROR/);
});

test("Gatsby still has the function that is replaced, and calls it by its module", () => {
  const gatsby = path.dirname(require.resolve("gatsby/package.json"));
  const read = (file: string): string => readFileSync(path.join(gatsby, "dist", file), "utf8");
  expect(read("utils/parcel/compile-gatsby-files.js")).toContain("exports.compileGatsbyFiles = compileGatsbyFiles;");
  const starting = read("services/initialize.js");
  expect(starting).toContain('require("../utils/parcel/compile-gatsby-files")');
  expect(starting).toContain("_compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)");
});
