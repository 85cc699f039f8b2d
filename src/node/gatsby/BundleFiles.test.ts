import { BundleFiles } from "./BundleFiles";

test("every file with a hash in its name is listed, whoever loads it", () => {
  const files = new BundleFiles();
  expect(files.addresses).toEqual([]);
  const names = [
    "styles.0a1b2c3d4e.css",
    "12-9f8e7d6c5b.js",
    "app-0123456789.js",
    "static/a-0123456789.svg",
    "stats.json",
  ];
  const assets = Object.fromEntries(names.map((name) => [name, {}]));
  files.apply({ hooks: { done: { tap: (_name, ended) => ended({ compilation: { assets } }) } } });
  expect(files.addresses).toEqual(["/12-9f8e7d6c5b.js", "/app-0123456789.js", "/styles.0a1b2c3d4e.css"]);
});
