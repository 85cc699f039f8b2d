import { docPath, splitUrl, withoutTrailingSlash, withPrefix } from "./paths";

test.each([
  ["introduction/overview", "", "/docs/introduction/overview"],
  ["introduction/overview", "v2", "/docs/v2/introduction/overview"],
])("doc id %s of version %j is %s", (docId, version, path) => {
  expect(docPath(docId, version)).toBe(path);
});

test("without a version the current one is meant", () => {
  expect(docPath("a")).toBe("/docs/a");
});

test.each([
  ["/", "/"],
  ["/a", "/a"],
  ["/a/", "/a"],
  ["/Footer/", "/Footer"],
  ["", ""],
])("%j without its slash is %j", (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected);
});

test.each([
  ["/", "/portal", "/portal/"],
  ["/docs/a?b#c", "/portal", "/portal/docs/a?b#c"],
  ["/docs/a", "", "/docs/a"],
  ["#a", "/portal", "#a"],
  ["?a", "/portal", "?a"],
  ["https://example.com/a", "/portal", "https://example.com/a"],
  ["//example.com/a", "/portal", "//example.com/a"],
  ["mailto:a@b.co", "/portal", "mailto:a@b.co"],
])("%s with the prefix %j is %s", (path, prefix, expected) => {
  expect(withPrefix(path, prefix)).toBe(expected);
});

test.each([
  ["/a", "/a", "", ""],
  ["/a?b=1#c", "/a", "?b=1", "#c"],
  ["/a#c?b=1", "/a", "", "#c?b=1"],
  ["/a#c#d", "/a", "", "#c#d"],
  ["/a?b?c", "/a", "?b?c", ""],
  ["?b", "", "?b", ""],
  ["#c", "", "", "#c"],
  ["", "", "", ""],
  ["/a#", "/a", "", "#"],
])("%j is split into its parts", (url, path, query, hash) => {
  expect(splitUrl(url)).toEqual({ path, query, hash });
  expect(path + query + hash).toBe(url);
});
