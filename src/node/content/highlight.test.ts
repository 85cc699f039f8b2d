import { elementsNamed, parseDocument, textOf } from "../../testing/build/htmlTree";
import { htmlOf } from "../../testing/fixtures/compile";
import { fenceLanguages, highlight, languageName, leanCode, loadLanguages } from "./highlight";
import { hastText } from "./nodeTypes";

/** Language, code, and a word in it with the class that readers see it in. */
const SAMPLES: readonly (readonly [language: string, code: string, word: string, className: string])[] = [
  ["json", '{ "amount": 1250 }', "1250", "tk-constant"],
  ["bash", "curl --request POST 'https://example.com'", "curl", "tk-function"],
  ["js", 'const a = "x";', "const", "tk-keyword"],
  ["ts", "interface A { readonly b: string }", "interface", "tk-keyword"],
  ["python", "import hmac", "import", "tk-keyword"],
  ["php", "<?php $a = hash('sha256', $b);", "hash", "tk-function"],
  ["java", 'String a = "x";', "String", "tk-keyword"],
  ["go", "package main", "package", "tk-keyword"],
  ["csharp", "public class A { }", "public class", "tk-keyword"],
  ["kotlin", "fun main() { }", "fun", "tk-keyword"],
  ["swift", "func main() -> Int { return 1 }", "func", "tk-keyword"],
  ["xml", '<a b="c">d</a>', "a", "tk-string-expression"],
  ["http", "POST /v3/payment HTTP/1.1\nHost: example.com", "POST", "tk-keyword"],
  ["yaml", "product:\n  name: Acme", "Acme", "tk-string-expression"],
];

const tokensOf = (html: string): string[] =>
  elementsNamed(parseDocument(html), "span").flatMap((span) => {
    const name = span.attrs.find((attr) => attr.name === "class")?.value ?? "";
    return name.startsWith("tk-") ? [`${name} ${textOf(span).trim()}`] : [];
  });

test.each(SAMPLES)("%s is highlighted", async (language, code, word, className) => {
  expect(tokensOf(await htmlOf(`\`\`\`${language}\n${code}\n\`\`\`\n`))).toContain(`${className} ${word}`);
});

test("every language has a sample here, but plain text", () => {
  expect(SAMPLES.map(([language]) => language).sort()).toEqual(
    Object.keys(fenceLanguages)
      .filter((name) => name !== "text")
      .sort(),
  );
});

test("plain text has lines and no tokens", async () => {
  const html = await htmlOf("```text\nconst a = 1\n\nb\n```\n");
  expect(html).toContain(
    '<span class="line">const a = 1</span>\n<span class="line"></span>\n<span class="line">b</span>',
  );
});

test("no colour is written into the page", async () => {
  for (const [language, code] of SAMPLES) {
    expect(await htmlOf(`\`\`\`${language}\n${code}\n\`\`\`\n`)).not.toContain("style=");
  }
});

test.each([
  ["JSON", "json"],
  ["sh", "bash"],
  ["javascript", "js"],
  ["cs", "csharp"],
  ["html", "xml"],
  ["txt", "text"],
])("%s is another name for %s", (written, name) => {
  expect(languageName(written)).toBe(name);
});

test.each(["", "jsn", "constructor", "__proto__"])("`%s` is no language", (written) => {
  expect(languageName(written)).toBeNull();
});

test("a busy machine highlights like an idle one", async () => {
  const source = "```ts\nexport const a: string = `b ${c}`;\n```\n";
  const idle = await htmlOf(source);
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => (now += 10_000));
  expect(await htmlOf(source)).toBe(idle);
});

test("lean code has the same text, and no frames for lines or punctuation", async () => {
  const code = '{\n  "a": [1, true]\n}';
  const lean = leanCode(highlight(await loadLanguages(["json"]), code, "json", new Set()));
  expect(lean.map((node) => hastText(node)).join("")).toBe(code);
  expect(JSON.stringify(lean)).not.toMatch(/tk-|"line"/);
  expect(JSON.stringify(lean)).toContain('["tc"]');
});
