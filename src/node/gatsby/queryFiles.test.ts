import path from "node:path";

import FileParserOfGatsby from "gatsby/dist/query/file-parser";

import { folderOf } from "../../testing/fixtures/folder";
import { mayHaveQueries, readOnlyQueryFiles, type FileParser } from "./queryFiles";

const QUERY = "export const query = graphql`{ site { id } }`;";
const root = folderOf({
  "src/templates/doc.tsx": "export const Head = () => null;",
  "src/templates/doc.test.tsx": QUERY,
  "src/hooks/site/useSite.ts": QUERY,
  "src/components/seo/Seo.tsx": "export const SeoHead = 1;",
  "src/newFolder/query.ts": QUERY,
  "src/node/gatsby/hooks.ts": QUERY,
  "src/testing/mocks/gatsby.tsx": QUERY,
  ".cache/fragments/image-fragments.js": QUERY,
  ".cache/head/head-export-handler.js": "export const Head = 1;",
});

test.each([
  ["src/templates/doc.tsx", true],
  ["src/templates/doc.test.tsx", false],
  ["src/hooks/site/useSite.ts", true],
  ["src/components/seo/Seo.tsx", false],
  ["src/newFolder/query.ts", true],
  ["src/node/gatsby/hooks.ts", false],
  ["src/testing/mocks/gatsby.tsx", false],
  [".cache/fragments/image-fragments.js", true],
  // Of a package, which isn't there in this test: Gatsby tells of it.
  ["node_modules/plugin/src/node/query.js", true],
  [".cache/head/head-export-handler.js", false],
  ["src/shared/gone.ts", true],
  ["gatsby-node.ts", true],
])("%s: %s", (file, may) => {
  expect(mayHaveQueries(root, path.join(root, file))).toBe(may);
});

test("the parser is handed the rest, with what else it was given", () => {
  const calls: unknown[] = [];
  const parser: FileParser = {
    parseFiles(...given) {
      calls.push(this, ...given);
      return "parsed";
    },
  };
  readOnlyQueryFiles(parser, "/site");
  expect(parser.parseFiles(["/site/src/pages/index.tsx", "/site/src/node/index.ts"], "addError")).toBe("parsed");
  expect(calls).toEqual([parser, ["/site/src/pages/index.tsx"], "addError"]);
});

test("Gatsby still has that parser", () => {
  expect(typeof FileParserOfGatsby.prototype.parseFiles).toBe("function");
});
