import { shortenClassNames } from "./shortenClassNames";

const cssLoader = (modules: unknown) => ({ loader: "css-loader", options: { modules } });

test("names of CSS Modules become short, wherever the rule stands", () => {
  const deep = cssLoader({ localIdentName: "[name]--[local]--[hash:hex:5]", namedExport: true });
  const flat = cssLoader({ localIdentName: "[name]" });
  shortenClassNames([{ oneOf: [{ use: [{ loader: "style-loader" }, deep] }] }, { rules: [{ use: flat }] }]);
  expect(deep.options.modules).toEqual({ localIdentName: "[hash:base62:5]", namedExport: true });
  expect(flat.options.modules).toEqual({ localIdentName: "[hash:base62:5]" });
});

test("other loaders and global style sheets stay as they are", () => {
  const global = cssLoader(false);
  shortenClassNames([{ use: ["babel-loader", global, null] }, {}]);
  expect(global.options.modules).toBe(false);
});
