import { normalizeText, splitFrontMatter } from "./frontMatter";

test.each([
  ["LF", "---\ntitle: A\nkind: guide\n---\nText\n"],
  ["CRLF", "---\r\ntitle: A\r\nkind: guide\r\n---\r\nText\r\n"],
  ["a byte order mark", "\uFEFF---\ntitle: A\nkind: guide\n---\nText\n"],
  ["spaces behind the marks", "---  \ntitle: A\nkind: guide\n---\t\nText\n"],
])("front matter is cut off, and the body keeps its line numbers: %s", (_kind, text) => {
  expect(splitFrontMatter(text)).toEqual({ yaml: "title: A\nkind: guide\n", body: "\n\n\n\nText\n" });
});

test.each([
  ["none", "Text\n"],
  ["rules in the text", "Text\n\n---\n\nMore\n\n---\n"],
  ["an opening mark alone", "---\ntitle: A\n\nText\n"],
  ["a mark that is longer", "----\ntitle: A\n----\nText\n"],
  ["a line before it", "\n---\ntitle: A\n---\nText\n"],
])("without front matter the body is the whole text: %s", (_kind, text) => {
  expect(splitFrontMatter(text)).toEqual({ yaml: "", body: text });
});

test("a file of front matter alone has an empty body", () => {
  expect(splitFrontMatter("---\ntitle: A\n---")).toEqual({ yaml: "title: A\n", body: "\n\n" });
});

test("normal text has no mark and no carriage return; a mark further on stays", () => {
  expect(normalizeText("\uFEFFa\r\nb\rc\n\uFEFFd")).toBe("a\nb\nc\n\uFEFFd");
});
