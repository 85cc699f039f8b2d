import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { GatsbyLoader } from "../../hooks/gatsbyLoader";
import { ignoreQueries } from "./ignoreQueries";

test("a page with a query is the page: asked for by its path alone, whatever else is asked along", () => {
  const asked: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) => {
      asked.push([name, ...given]);
      return undefined;
    };
  const loader = {
    loadPage: note("loadPage"),
    loadPageSync: note("loadPageSync"),
    hovering: note("hovering"),
  } as unknown as GatsbyLoader;
  ignoreQueries(loader);
  void loader.loadPage("/search?q=a/b");
  (loader.loadPageSync as (path: string, options: object) => unknown)("/search?q=a", { withErrorDetails: true });
  loader.hovering("/search?q=a#b");
  loader.hovering("/docs/a");
  expect(asked).toEqual([
    ["loadPage", "/search"],
    ["loadPageSync", "/search", { withErrorDetails: true }],
    ["hovering", "/search"],
    ["hovering", "/docs/a"],
  ]);
});

test.each([
  ["ensure-resources.js", "loader.loadPageSync(\n        location.pathname + location.search"],
  ["navigation.js", "loader.loadPage(pathname + search)"],
  ["loader.js", "hovering: rawPath => instance.hovering(rawPath)"],
])("Gatsby's %s asks through the loader's own object", (file, call) => {
  expect(readFileSync(join(process.cwd(), "node_modules/gatsby/cache-dir", file), "utf8")).toContain(call);
});
