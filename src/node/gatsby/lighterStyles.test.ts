import { lighterStyles } from "./lighterStyles";

const rules = () => {
  const postcssOptions = (): object => ({ plugins: [] });
  const use: readonly object[] = [
    { loader: "/node_modules/css-loader/dist/cjs.js", options: { modules: true } },
    { loader: "/node_modules/postcss-loader/dist/cjs.js", options: { postcssOptions } },
  ];
  return { postcssOptions, use, all: [{ oneOf: [{ test: /\.module\.css$/, use }] }, { test: /\.js$/, use: () => [] }] };
};

test("style sheets of browsers keep PostCSS, without a configuration of its own", () => {
  const { all, use, postcssOptions } = rules();
  lighterStyles(all, false);
  expect(all[0]).toMatchObject({ oneOf: [{ use }] });
  expect(postcssOptions).toHaveProperty("config", false);
});

test("the HTML renderer has the names of classes from css-loader alone", () => {
  const { all, use } = rules();
  lighterStyles(all, true);
  expect(all[0]).toMatchObject({ oneOf: [{ use: use.slice(0, 1) }] });
});
