// Reads every import line of the project and holds it against the table in src/config/architecture.js.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { judgeImport } from "../config/architecture";

const ROOT = path.resolve(__dirname, "../..");

const sourceFiles = [
  ...readdirSync(ROOT).filter((name) => /^gatsby-\w+\.tsx?$/.test(name)),
  ...readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name.split(path.sep).join("/")}`)
    .filter((name) => /\.([cm]?js|tsx?)$/.test(name) && !/\/(node_modules|\.cache|public)\//.test(name)),
];

/** Everything a file imports, re-exports, requires or names in `import()`. */
function importsOf(source: string): string[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

function violations(file: string, source: string): string[] {
  return importsOf(source).flatMap((specifier) => {
    const wrong = judgeImport(file, specifier);
    return wrong === undefined ? [] : [`${file}: ${wrong}: "${specifier}"`];
  });
}

test("the project keeps to the import table", () => {
  const all = sourceFiles.flatMap((file) => violations(file, readFileSync(path.join(ROOT, file), "utf8")));
  expect(all).toEqual([]);
});

test("it reads the whole project", () => {
  expect(sourceFiles).toContain("src/config/architecture.js");
  expect(sourceFiles).toContain("src/cli/bootstrap.mjs");
  expect(sourceFiles.length).toBeGreaterThan(10);
});

test.each([
  // A side reaching into another.
  ["src/shared/paths.ts", "../node/config/siteSchema"],
  ["src/shared/paths.ts", "../components/ui/Button/Button"],
  ["src/components/docs/Article/Article.tsx", "../../../node/content/compile"],
  ["src/components/docs/Article/Article.tsx", "../../../blocks/Tabs"],
  ["src/components/docs/Article/Article.tsx", "../../../templates/doc"],
  ["src/blocks/Tabs.tsx", "../node/content/highlight"],
  ["src/blocks/Tabs.tsx", "../components/ui/Icon"],
  ["src/node/docs/nodes.ts", "../../templates/doc"],
  ["src/node/docs/nodes.ts", "../../components/docs/Article/Article"],
  ["gatsby-node.ts", "./src/blocks"],
  ["gatsby-node.ts", "./src/templates/doc"],
  ["gatsby-browser.tsx", "./src/components/layout/Layout"],
  ["gatsby-ssr.tsx", "./src/node"],
  // Sections, and the blocks, which only the compiler uses.
  ["src/node/docs/nodes.ts", "../blog/nodes"],
  ["src/node/docs/nodes.ts", ".."],
  ["src/node/docs/nodes.ts", "../index"],
  ["src/node/docs/nodes.ts", "../project/loadProject"],
  ["src/node/docs/nodes.ts", "../../blocks/Tabs"],
  ["src/node/content/compile.ts", "../docs/nodes"],
  // Upwards.
  ["src/hooks/useMedia.ts", "../components/ui/Icon"],
  ["src/components/ui/Icon/Icon.tsx", "../../navbar/Navbar"],
  ["src/enhance/tabs.ts", "../components/docs/Article/Article"],
  // Build-time packages and Node's own modules.
  ["src/shared/paths.ts", "path"],
  ["src/shared/paths.ts", "react"],
  ["src/shared/contracts/Site.ts", "zod"],
  ["src/blocks/Tabs.tsx", "unified"],
  ["src/blocks/Tabs.tsx", "node:fs"],
  ["src/blocks/Tabs.tsx", "hast-util-to-html"],
  ["src/components/search/Search.tsx", "fs/promises"],
  ["src/components/search/Search.tsx", "shiki/core"],
  ["src/templates/doc.tsx", "zod/mini"],
])("it sees %s importing %s", (file, specifier) => {
  for (const source of [
    `import x from "${specifier}";`,
    `import type { X } from "${specifier}";`,
    `export * from "${specifier}";`,
    `const x = () => import("${specifier}");`,
    `const x = require("${specifier}");`,
  ]) {
    expect(violations(file, source)).toEqual([expect.stringContaining(specifier)]);
  }
});

test.each([
  ["gatsby-node.ts", "./src/node"],
  ["gatsby-node.ts", "./src/shared/paths"],
  ["gatsby-browser.tsx", "./src/app/wrapPageElement"],
  ["gatsby-browser.tsx", "./src/styles/index.css"],
  ["src/node/index.ts", "./docs/nodes"],
  ["src/node/docs/nodes.ts", "./resolveSidebar"],
  ["src/node/docs/nodes.ts", "../content/compile"],
  ["src/node/docs/nodes.ts", "../issues"],
  ["src/node/docs/nodes.ts", "../section"],
  ["src/node/project/loadProject.ts", "../docs"],
  ["src/node/docs/nodes.ts", "zod"],
  ["src/node/content/compile.ts", "../../blocks"],
  ["src/node/docs/nodes.test.ts", "../blog/nodes"],
  ["src/blocks/Tabs.tsx", "../shared/slug"],
  ["src/blocks/Tabs.tsx", "react"],
  ["src/templates/doc.tsx", "../components/docs/Article/Article"],
  ["src/components/docs/Article/Article.tsx", "../../../enhance"],
  ["src/islands/rowFilter/RowFilter.tsx", "../../components/ui/Field/Field"],
  ["src/cli/serve.ts", "../testing/server/serve"],
])("%s may import %s", (file, specifier) => {
  expect(violations(file, `import "${specifier}";`)).toEqual([]);
});
