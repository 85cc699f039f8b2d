import { minifyBundles } from "./minifyBundles";

type MinifyJs = Parameters<typeof minifyBundles>[0];
type Options = Parameters<MinifyJs>[0];

const plugins = () => minifyBundles((given) => given, ["chrome99"]) as [{ readonly options?: object }, Options];

test("esbuild comes first, and leaves the bundle as one that is still to be minified", () => {
  const [first, second] = plugins();
  expect(first.constructor.name).toBe("EsbuildPlugin");
  expect(first.options).toMatchObject({ minify: false });
  expect(second).toHaveProperty("minify");
});

test("reads that have an effect on the page stay, comments and unused functions go", async () => {
  const code =
    "(function () { function unused() {} /* why */ const box = document.body; box.offsetWidth; box.focus(); })();";
  const made = await plugins()[1].minify({ "app.js": code });
  expect(made.code).toContain(".offsetWidth");
  expect(made.code).toContain(".focus()");
  expect(made.code).not.toMatch(/unused|why/);
});

test("another version makes them anew", () => {
  expect(plugins()[1].minify.getMinimizerVersion()).toMatch(/^\d+\.\d+\.\d+/);
});
