import { createRequire } from "node:module";

import { minifyBundles } from "./minifyBundles";

/** What Gatsby's `plugins.minifyJs` is given. */
interface TerserPluginOptions {
  readonly terserOptions: Readonly<Record<string, unknown>>;
}

const terser = createRequire(require.resolve("gatsby/package.json"))("terser") as {
  readonly minify: (code: string, options: unknown) => Promise<{ readonly code: string }>;
};

const options = (): unknown =>
  (minifyBundles((given) => given, ["chrome99"]) as TerserPluginOptions[]).find((plugin) => "terserOptions" in plugin)
    ?.terserOptions;

test("terser comes after esbuild, which leaves the bundle as one that is still to be minified", () => {
  const [lowering, framework, last] = minifyBundles((given) => given, ["chrome99"]) as {
    readonly options?: { minify?: boolean; include?: RegExp; exclude?: RegExp };
    readonly exclude?: RegExp;
  }[];
  expect(lowering?.constructor.name).toBe("EsbuildPlugin");
  expect(lowering?.options?.minify).toBe(false);
  expect(last).toHaveProperty("terserOptions");
  // Each bundle is minified by one of them.
  expect(framework?.options?.minify).not.toBe(false);
  const bundle = "framework-0123456789.js";
  expect(
    [framework?.options?.include, lowering?.options?.exclude, last?.exclude].map((one) => one?.test(bundle)),
  ).toEqual([true, true, true]);
  expect(last?.exclude?.test("app-0123456789.js")).toBe(false);
});

test("reads that have an effect on the page stay, comments and unused functions go", async () => {
  const { code } = await terser.minify(
    "(function () { function unused() {} /* why */ const box = document.body; box.offsetWidth; box.focus(); })();",
    options(),
  );
  expect(code).toContain(".offsetWidth");
  expect(code).not.toMatch(/unused|why/);
});
