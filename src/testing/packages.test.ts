// The compiler's packages are ES modules only: this proves that Jest's loader takes them.
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { unified } from "unified";
import { parse } from "yaml";
import { z } from "zod";

async function compile(source: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkRehype);
  return processor.run(processor.parse(source));
}

test("unified: MDX with GFM becomes HTML", async () => {
  const html = toHtml(await compile("# Pay\n\n| a |\n| - |\n| *2* |\n"));
  expect(html).toContain("<h1>Pay</h1>");
  expect(html).toContain("<td><em>2</em></td>");
});

test("Shiki highlights with a lazily imported language and the JavaScript engine", async () => {
  const highlighter = await createHighlighterCore({
    themes: [import("shiki/themes/github-light.mjs")],
    langs: [import("shiki/langs/json.mjs")],
    engine: createJavaScriptRegexEngine(),
  });
  const html = highlighter.codeToHtml('{"a": 1}', { lang: "json", theme: "github-light" });
  expect(html).toMatch(/<span style="color:#[0-9A-F]{6}">1<\/span>/);
});

test("yaml and zod", () => {
  expect(z.object({ a: z.number() }).parse(parse("a: 1"))).toEqual({ a: 1 });
});
