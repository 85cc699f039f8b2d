import { folderOf } from "../../testing/fixtures/folder";
import { BundleCache, type CacheOptions } from "./BundleCache";

const FILES = {
  "src/node/gatsby/webpackConfig.ts": "a",
  "src/node/content/compile.ts": "b",
  "package-lock.json": "{}",
  "package.json": "{}",
  "tsconfig.json": "{}",
};
const GATSBYS: CacheOptions = { type: "filesystem", buildDependencies: { config: ["/gatsby/webpack.config.js"] } };

const optionsWith = (edit: Readonly<Record<string, string>>): CacheOptions =>
  new BundleCache(folderOf({ ...FILES, ...edit })).options(GATSBYS);

test("a digest stands for what webpack would look through", () => {
  const { version, ...options } = optionsWith({});
  expect(options).toEqual({ type: "filesystem", buildDependencies: { defaultWebpack: [] } });
  expect(version).toMatch(/^[\w-]{43}$/);
});

test.each([
  ["the configuration", { "src/node/gatsby/webpackConfig.ts": "A" }],
  ["a part of it", { "src/node/gatsby/leaveOutUnused.ts": "n" }],
  ["the packages", { "package-lock.json": "{ }" }],
  ["the browsers", { "package.json": "{ }" }],
  ["the settings of TypeScript", { "tsconfig.json": "{ }" }],
])("%s empties the cache", (_what, edit) => {
  expect(optionsWith(edit).version).not.toBe(optionsWith({}).version);
});

test("a stage of the content's compiler doesn't: no bundle has it", () => {
  expect(optionsWith({ "src/node/content/compile.ts": "B" }).version).toBe(optionsWith({}).version);
});

test("a cache in memory has no version", () => {
  const cache = new BundleCache(folderOf(FILES));
  expect(cache.options({ type: "memory" })).toEqual({ type: "memory" });
  expect(cache.options(false)).toBe(false);
});

test("what webpack has collected is gone before it is stored", () => {
  const buildDependencies = new Set(["/node_modules/babel-loader/lib/index.js"]);
  new BundleCache(folderOf(FILES)).apply({
    hooks: { done: { tap: (_name, ended) => ended({ compilation: { buildDependencies } }) } },
  });
  expect(buildDependencies.size).toBe(0);
});
