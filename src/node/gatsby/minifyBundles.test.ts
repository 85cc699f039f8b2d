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
  const [first, second] = minifyBundles((given) => given, ["chrome99"]) as {
    readonly options?: { minify?: boolean };
  }[];
  expect(first?.constructor.name).toBe("EsbuildPlugin");
  expect(first?.options?.minify).toBe(false);
  expect(second).toHaveProperty("terserOptions");
});

test("reads that have an effect on the page stay, comments and unused functions go", async () => {
  const { code } = await terser.minify(
    "(function () { function unused() {} /* why */ const box = document.body; box.offsetWidth; box.focus(); })();",
    options(),
  );
  expect(code).toContain(".offsetWidth");
  expect(code).not.toMatch(/unused|why/);
});
