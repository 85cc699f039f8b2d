import { existsSync } from "node:fs";
import path from "node:path";

import { leaveOutUnused } from "./leaveOutUnused";

const root = path.resolve(__dirname, "../../..");

const replaced = (): readonly (readonly [resource: RegExp, replacement: string])[] =>
  leaveOutUnused((...pair) => pair, root, ["navbar/LocaleDropdown/LocaleDropdown.tsx"]) as [RegExp, string][];

const isReplaced = (file: string): boolean => replaced().some(([pattern]) => pattern.test(path.join(root, file)));

test.each([
  "gatsby/cache-dir/slice.js",
  "gatsby/cache-dir/register-service-worker.js",
  "gatsby-script/dist/index.modern.mjs",
  "gatsby-react-router-scroll/use-scroll-restoration.js",
  "prop-types/index.js",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
])("%s is a file of the installed Gatsby, and left out", (file) => {
  expect(existsSync(path.join(root, "node_modules", file))).toBe(true);
  // Gatsby copies cache-dir to .cache.
  const resource = path.join(
    root,
    file.startsWith("prop-types") ? "node_modules" : "",
    file.replace("gatsby/cache-dir", ".cache"),
  );
  expect(replaced().filter(([pattern]) => pattern.test(resource))).toHaveLength(1);
});

test("what stands in its place is there, and nothing else is replaced", () => {
  expect(replaced().every(([, replacement]) => existsSync(replacement))).toBe(true);
  expect(isReplaced("src/components/navbar/LocaleDropdown/LocaleDropdown.tsx")).toBe(true);
  for (const file of [
    "src/slice.js",
    "src/components/navbar/LocaleDropdown/LocaleDropdown.module.css",
    ".cache/slice/context.js",
    ".cache/loader.js",
    "src/islands/gatsby-script.ts",
  ]) {
    expect(isReplaced(file)).toBe(false);
  }
});

test("what stands for prop-types takes every declaration", () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a script, as webpack reads it
  const types = require("./noPropTypes.js") as {
    readonly default: { readonly object: { readonly isRequired: unknown } };
    readonly shape: (fields: object) => unknown;
  };
  expect(types.default.object.isRequired).toBeInstanceOf(Function);
  expect(types.shape({})).toBeInstanceOf(Function);
});
