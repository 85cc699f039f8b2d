import { z } from "zod";

import { scope, sourceOf } from "../../testing/fixtures/compile";
import { spot } from "../../testing/fixtures/compile";
import { readFrontMatter } from "./readFrontMatter";

const schema = z.strictObject({
  title: z.string(),
  tags: z.array(z.string()).default([]),
  deep: z.strictObject({ name: z.string() }).optional(),
});

const read = (text: string) => readFrontMatter(sourceOf(text), schema, scope);

test("data expressions are resolved in every text", () => {
  const { value, issues } = read(
    '---\ntitle: "{product.name} at {hosts.docs.production}"\ntags: ["{product.slug}", b]\ndeep:\n  name: "{links.github}"\n---\n',
  );
  expect(issues).toEqual([]);
  expect(value).toEqual({
    title: "Acme Pay at https://doc.example.com",
    tags: ["acme-pay", "b"],
    deep: { name: "https://github.example.com/acme-pay" },
  });
});

test.each([
  ["LF", "\n"],
  ["CRLF", "\r\n"],
])("faults have the line of the file: %s", (_kind, end) => {
  const text = ["---", "title: A", "tags: x", "---", "Text"].join(end);
  const { value, issues } = read(text);
  expect(value).toBeNull();
  expect(issues.map(spot)).toEqual(["3:7 front-matter"]);
  expect(issues[0]?.file).toBe("content/docs/guide/page.mdx");
});

test("an unknown name is reported at its value, with the nearest ones", () => {
  const { issues } = read('---\ntitle: A\ntags:\n  - a\n  - "{product.nam}"\n---\n');
  expect(issues.map(spot)).toEqual(["5:5 unknown-expression"]);
  expect(issues[0]?.known).toContain("product.name");
});

test.each([
  ["no front matter", "Text\n", "the file has no front matter"],
  ["front matter without an end", "---\ntitle: A\n\nText\n", "the front matter is not closed"],
  ["the same with CRLF", "\uFEFF---\r\ntitle: A\r\n", "the front matter is not closed"],
])("%s is said in plain words", (_kind, text, message) => {
  expect(read(text).issues).toMatchObject([{ line: 1, column: 1, rule: "front-matter", message }]);
});

test("a YAML fault has the line of the file", () => {
  expect(read("---\ntitle: A\ntags: [a\n---\n").issues.map(({ line, rule }) => `${line} ${rule}`)).toContain(
    "4 yaml-syntax",
  );
});
