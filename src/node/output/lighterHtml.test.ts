import { readFileSync } from "node:fs";
import { join } from "node:path";

import { lighterHtml } from "./lighterHtml";

const MAP = `<!-- slice-start -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="a";</script>`;

test("the map goes, and the scripts around it stay", () => {
  expect(lighterHtml(MAP)).toBe('<!-- slice-start --><script>window.___webpackCompilationHash="a";</script>');
});

test("a page without it, and one that was done before, stay as they are", () => {
  const once = lighterHtml(MAP);
  expect(lighterHtml(once)).toBe(once);
  expect(lighterHtml("<html></html>")).toBe("<html></html>");
});

test("of the head go what browsers of this site don't read", () => {
  const head =
    '<meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5"/><meta name="description" content="generator"/>';
  expect(lighterHtml(head)).toBe(
    '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="description" content="generator"/>',
  );
});

test("Gatsby's client still reads the map by the name of a template, and nothing else", () => {
  const loader = readFileSync(join(process.cwd(), "node_modules/gatsby/cache-dir/loader.js"), "utf8");
  expect(loader.match(/___chunkMapping/g)).toHaveLength(1);
  expect(loader).toContain("(window.___chunkMapping[componentChunkName] || []).map(");
});
