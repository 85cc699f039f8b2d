// src/app/navigation replaces parts of Gatsby's client. This holds the installed Gatsby to the shape that it counts on.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const source = (file: string) => readFileSync(join(process.cwd(), "node_modules/gatsby/cache-dir", file), "utf8");

test.each([
  ["navigation.js", "window.___navigate = (to, options) => navigate(to, options)"],
  ["navigation.js", "window.___push = to =>"],
  ["navigation.js", "window.___replace = to =>"],
  ["production-app.js", "window.___loader = publicLoader"],
  ["production-app.js", "publicLoader.loadPage(browserLoc.pathname + browserLoc.search).then("],
  ["production-app.js", "apiRunnerAsync(`onClientEntry`)"],
  ["production-app.js", "<Router\n                  basepath={__BASE_PATH__}\n                  location={location}\n"],
  ["production-app.js", "shouldUpdateScroll={shouldUpdateScroll}"],
  ["ensure-resources.js", 'import loader, { PageResourceStatus } from "./loader"'],
  ["ensure-resources.js", "loader.loadPage(rawPath).then("],
  ["loader.js", "export default publicLoader"],
  ["production-app.js", 'id="gatsby-focus-wrapper"'],
  ["route-announcer-props.js", "id: `gatsby-announcer`"],
])("%s has %s", (file, line) => {
  expect(source(file)).toContain(line);
});

test("the loader is there before the hook that guards it, and its first use comes after", () => {
  const app = source("production-app.js");
  const places = ["window.___loader =", "apiRunnerAsync(`onClientEntry`)", "publicLoader.loadPage("].map((part) =>
    app.indexOf(part),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});
