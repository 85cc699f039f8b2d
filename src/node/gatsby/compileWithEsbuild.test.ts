import { readFileSync } from "node:fs";
import path from "node:path";

import { compileWithEsbuild, esbuildTarget, isPlainModule } from "./compileWithEsbuild";

const root = path.resolve(__dirname, "../../..");
const source = path.join(root, "src");

test.each([
  ["src/components/content/Content/Content.tsx", true],
  ["src/shared/dates.ts", true],
  // Queries, of which Gatsby's Babel plugin makes a request.
  ["src/hooks/site/useSite.ts", false],
  ["src/templates/doc.tsx", false],
  // `Head` of a page is taken out of what browsers get.
  ["src/pages/search.tsx", false],
  ["src/components/content/Content/Content.module.css", false],
  ["gatsby-browser.tsx", false],
  [".cache/production-app.js", false],
  ["node_modules/gatsby/cache-dir/root.js", false],
])("%s for esbuild: %s", (file, expected) => {
  expect(isPlainModule(source, path.join(root, file))).toBe(expected);
});

test("each module has the loaders of one rule: esbuild's, or those that Gatsby chooses", () => {
  const babel = [{ loader: "babel-loader" }];
  const css = { test: /\.css$/, use: [{ loader: "css-loader" }] };
  const rules = compileWithEsbuild([{ test: /\.tsx?$/, use: () => babel }, css], source, ["safari15.4"]);
  const loadersOf = (file: string): unknown[] =>
    rules.flatMap(({ test, use }) => {
      const resource = path.join(root, file);
      const applies = test instanceof RegExp ? test.test(resource) : (test as (file: string) => boolean)(resource);
      return applies ? (typeof use === "function" ? (use as (data: object) => unknown[])({ resource }) : use) : [];
    });
  expect(loadersOf("src/shared/dates.ts")).toMatchObject([
    { loader: "esbuild-loader", options: { target: ["safari15.4"] } },
  ]);
  expect(loadersOf("src/templates/doc.tsx")).toEqual(babel);
  expect(rules[1]).toBe(css);
});

test("browsers in esbuild's words", () => {
  expect(esbuildTarget(["chrome >= 99", "ios_saf >= 15.4"])).toEqual(["chrome99", "ios15.4"]);
  expect(() => esbuildTarget(["last 2 versions"])).toThrow('"last 2 versions"; write a name and its oldest version');
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    browserslist: string[];
  };
  expect(esbuildTarget(browserslist)).toHaveLength(browserslist.length);
});
