import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { developBundles } from "./developBundles";

const LINTER = { constructor: { name: "ESLintWebpackPlugin" } };
const OTHER = { constructor: { name: "Other" } };

const root = path.resolve(__dirname, "../../..");

function bundles(stage: "develop" | "develop-html") {
  const rules = [{ test: /\.tsx?$/, use: () => [{ loader: "babel-loader" }] }];
  const config = {
    module: { rules },
    resolve: { alias: { kept: "a" } },
    plugins: [LINTER, OTHER],
  };
  return developBundles(config, root, stage, (resource) => ({ resource }));
}

const loaders = ({ module }: ReturnType<typeof bundles>): unknown[] =>
  module.rules.flatMap(({ use }: { use: unknown }) => (Array.isArray(use) ? (use as { loader: string }[]) : []));

test("components can be replaced while they are shown; Gatsby's linter is gone", () => {
  const made = bundles("develop");
  expect(loaders(made)).toMatchObject([{ loader: "swc-loader" }, { loader: "swc-loader" }, { loader: "swc-loader" }]);
  expect(made.plugins).toEqual([OTHER]);
});

test("the HTML has no page, nor what the site puts around each", () => {
  const made = bundles("develop-html");
  expect(loaders(made)).toMatchObject([{ loader: "esbuild-loader" }, {}, {}]);
  const replaced = (made.plugins.slice(1) as unknown as { resource: RegExp }[]).map(({ resource }) => resource);
  const isReplaced = (file: string): boolean => replaced.some((pattern) => pattern.test(path.join(root, file)));
  const files = [".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js", "src/app/wrapPage.tsx"];
  expect(files.map(isReplaced)).toEqual([true, true]);
  expect(existsSync(path.join(root, "src/app/wrapPage.tsx"))).toBe(true);
  expect(isReplaced("src/app/ssr.tsx")).toBe(false);
});

test("what stands for polyfills is what the client of hot replacement asks for", () => {
  const { alias } = bundles("develop").resolve as { alias: Record<string, string | false> };
  expect(alias["kept"]).toBe("a");
  const standIn = alias["core-js-pure/features/global-this$"];
  expect(createRequire(__filename)(String(standIn))).toBe(globalThis);
});
