import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { lighterGatsby } from "./lighterGatsby";

const root = path.resolve(__dirname, "../../..");
const client = path.join(root, "node_modules/gatsby/cache-dir");

type Rule = readonly [RegExp, (request: { request: string }) => void];
const rules = lighterGatsby((...rule): Rule => rule, root) as Rule[];

/** The module that stands for a package; the package's name where none does. */
function standInFor(name: string): string {
  const request = { request: name };
  rules.filter(([pattern]) => pattern.test(name)).forEach(([, change]) => change(request));
  return request.request;
}

/** What the files of Gatsby's client import from a package, or hand through; not those of `develop` and of the renderer. */
const usedOf = (name: string): string[] =>
  ["", "head"]
    .flatMap((folder) => readdirSync(path.join(client, folder)).map((file) => path.join(client, folder, file)))
    .filter((file) => file.endsWith(".js") && !/ssr|static-entry|api-ssr-docs|[\\/]root\.js$/.test(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\{([^{}]*)\} from [`"']([^`"']+)/g)])
    .filter(([, , specifier]) => specifier === name)
    .flatMap(([, names = ""]) => names.split(",").map((one) => one.replace(/ as .*/s, "").trim()))
    .filter((one) => one !== "");

test.each([
  ["gatsby-link", 5],
  ["@gatsbyjs/reach-router", 7],
  ["gatsby-react-router-scroll", 2],
] as const)("what stands for %s has all that Gatsby's client names", (name, count) => {
  const used = new Set(usedOf(name));
  expect(used.size).toBe(count);
  const file = standInFor(name);
  expect(existsSync(file)).toBe(true);
  const source = readFileSync(file, "utf8");
  const exported = [...source.matchAll(/export (?:const|function|class) (?:\{ )?(\w+)|export \{([^}]*)\}/g)];
  const names = exported.flatMap(([, one = "", several = ""]) => [
    one,
    ...several.split(",").map((item) => item.trim()),
  ]);
  expect([...used].filter((one) => !names.includes(one))).toEqual([]);
});

test("the site and Gatsby share one history", () => {
  expect(standInFor("@reach/router")).toBe(standInFor("@gatsbyjs/reach-router"));
});

test("other packages are left alone", () => {
  for (const name of ["gatsby", "gatsby-link/dist", "react", "@gatsbyjs/reach-router/ssr"]) {
    expect(standInFor(name)).toBe(name);
  }
});
