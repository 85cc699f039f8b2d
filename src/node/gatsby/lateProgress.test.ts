import { existsSync } from "node:fs";
import path from "node:path";

import { lateProgress } from "./lateProgress";

const root = path.resolve(__dirname, "../../..");
const HOOKS = "gatsby-plugin-nprogress/gatsby-browser";

type Rule = readonly [RegExp, (request: { context: string; request: string }) => void];
const [pattern, change] = lateProgress((...rule): Rule => rule, root) as Rule;

function looksUp(from: string): string {
  const request = { context: path.join(root, from), request: HOOKS };
  change(request);
  return request.request;
}

test("Gatsby gets the stand-in, the site's own module the plugin", () => {
  expect(existsSync(looksUp(".cache"))).toBe(true);
  expect(existsSync(looksUp("../mounted/cache"))).toBe(true);
  expect(looksUp("src/app/progress")).toBe(HOOKS);
});

test.each([`../node_modules/${HOOKS}.js`, HOOKS])("%s is the plugin, which is installed", (request) => {
  expect(pattern.test(request)).toBe(true);
  expect(existsSync(path.join(root, "node_modules", `${HOOKS}.js`))).toBe(true);
});

test.each(["../gatsby-browser.tsx", "gatsby-plugin-nprogress/gatsby-node.js"])("%s is not", (request) => {
  expect(pattern.test(request)).toBe(false);
});
