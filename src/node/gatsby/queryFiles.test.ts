import FileParserOfGatsby from "gatsby/dist/query/file-parser";

import { mayHaveQueries, readOnlyQueryFiles, type FileParser } from "./queryFiles";

test.each([
  ["/site/src/templates/doc.tsx", true],
  ["/site/src/hooks/site/useSite.ts", true],
  ["/site/src/node/gatsby/hooks.ts", false],
  ["/site/src/testing/mocks/gatsby.tsx", false],
  ["/site/src/templates/doc.test.tsx", false],
  ["/site/src/newFolder/query.ts", true],
  ["/site/.cache/fragments/image-fragments.js", true],
  ["/site/node_modules/plugin/src/node/query.js", true],
  ["/site/gatsby-node.ts", true],
])("%s: %s", (file, may) => {
  expect(mayHaveQueries("/site", file)).toBe(may);
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
