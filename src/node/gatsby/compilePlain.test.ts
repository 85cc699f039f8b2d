import path from "node:path";

import { compilePlain } from "./compilePlain";
import type { WebpackRule } from "./shortenClassNames";

const root = path.resolve(__dirname, "../../..");

test("each module has the loaders of one rule: its own, or those that Gatsby chooses", () => {
  const babel = [{ loader: "babel-loader" }];
  const css: WebpackRule = { test: /\.css$/, use: [{ loader: "css-loader" }] };
  const rules = compilePlain([{ test: /\.tsx?$/, use: () => babel }, css], root, (syntax) => ({
    loader: `${syntax}-loader`,
    options: {},
  }));
  const loadersOf = (file: string): unknown[] =>
    rules.flatMap(({ test, use }) => {
      const resource = path.join(root, file);
      const applies = test instanceof RegExp ? test.test(resource) : (test as (file: string) => boolean)(resource);
      return applies ? (typeof use === "function" ? (use as (data: object) => unknown[])({ resource }) : use) : [];
    });
  expect(loadersOf("src/shared/dates.ts")).toEqual([{ loader: "ts-loader", options: {} }]);
  expect(loadersOf("src/components/content/Content/Content.tsx")).toEqual([{ loader: "tsx-loader", options: {} }]);
  expect(loadersOf("src/templates/doc.tsx")).toEqual(babel);
  expect(rules[1]).toBe(css);
});

test("a rule is asked without a module too, by Gatsby, which looks for Babel in it", () => {
  const babel = [{ loader: "babel-loader" }];
  const [rule] = compilePlain([{ test: /\.js$/, use: () => babel }], root, () => ({ loader: "other", options: {} }));
  expect((rule?.use as (data: object) => unknown)({})).toBe(babel);
});
