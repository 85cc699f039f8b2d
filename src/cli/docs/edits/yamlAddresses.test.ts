import { yamlAddresses } from "./yamlAddresses";

test("site paths are found as values and in Markdown, each at its place; keys, patterns and other texts aren't", () => {
  const text = `\uFEFF# /docs/comment
to: /docs/a#b # a note
/docs/key: "/docs/c"
other: [ '/docs/d', docs/e, "see /docs/f" ]
text: >-
  See [g](/docs/g#h) and
  [i](</docs/i>), <a href="/docs/j">j</a>, [out](https://example.com/docs/k).
`;
  const found = yamlAddresses(text);
  expect(found.map(({ address }) => address)).toEqual([
    "/docs/a#b",
    "/docs/c",
    "/docs/d",
    "/docs/g#h",
    "/docs/i",
    "/docs/j",
  ]);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(found.map(({ address }) => address));
});

test("a file with errors has none", () => {
  expect(yamlAddresses("a: [/docs/b")).toEqual([]);
});
