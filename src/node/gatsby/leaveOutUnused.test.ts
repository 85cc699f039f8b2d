import { existsSync } from "node:fs";
import path from "node:path";

import { leaveOutUnused } from "./leaveOutUnused";

const root = path.resolve(__dirname, "../../..");

const replaced = (): readonly (readonly [resource: RegExp, replacement: string])[] =>
  leaveOutUnused((...pair) => pair, root) as [RegExp, string][];

test.each([
  "gatsby/cache-dir/slice.js",
  "gatsby/cache-dir/register-service-worker.js",
  "gatsby-script/dist/index.modern.mjs",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
])("%s is a file of the installed Gatsby, and left out", (file) => {
  expect(existsSync(path.join(root, "node_modules", file))).toBe(true);
  // Gatsby copies cache-dir to .cache.
  const resource = path.join(root, file.replace("gatsby/cache-dir", ".cache"));
  expect(replaced().filter(([pattern]) => pattern.test(resource))).toHaveLength(1);
});

test("what stands in its place is there, and nothing else is replaced", () => {
  expect(replaced().every(([, replacement]) => existsSync(replacement))).toBe(true);
  for (const file of ["src/slice.js", ".cache/slice/context.js", ".cache/loader.js", "src/islands/gatsby-script.ts"]) {
    expect(replaced().some(([pattern]) => pattern.test(path.join(root, file)))).toBe(false);
  }
});
