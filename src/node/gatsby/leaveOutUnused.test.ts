import { existsSync } from "node:fs";
import path from "node:path";

import { leaveOutUnused } from "./leaveOutUnused";

const root = path.resolve(__dirname, "../../..");

type Change = (data: { createData?: object }) => void;

const replaced = (): readonly (readonly [resource: RegExp, change: Change])[] =>
  leaveOutUnused((...pair) => pair, root, ["components/navbar/LocaleDropdown/LocaleDropdown.tsx", "styles/a.css"]) as [
    RegExp,
    Change,
  ][];

/** What a module becomes. */
function become(change: Change) {
  const createData = { resource: "/a.js", request: "babel!/a.js", userRequest: "/a.js", loaders: ["babel"] };
  change({ createData });
  return createData;
}

const isReplaced = (file: string): boolean => replaced().some(([pattern]) => pattern.test(path.join(root, file)));

test.each([
  "gatsby/cache-dir/slice.js",
  "gatsby/cache-dir/register-service-worker.js",
  "gatsby-script/dist/index.modern.mjs",
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
  expect(replaced().every(([, change]) => existsSync(become(change).resource))).toBe(true);
  expect(isReplaced("src/components/navbar/LocaleDropdown/LocaleDropdown.tsx")).toBe(true);
  expect(isReplaced("src/styles/a.css")).toBe(true);
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

test("a module that is left out has another name too, by which webpack's cache knows it", () => {
  for (const [, change] of replaced()) {
    const { resource, request, userRequest, loaders } = become(change);
    expect([request, userRequest, loaders]).toEqual([resource, resource, []]);
    expect(() => change({})).not.toThrow();
  }
});
