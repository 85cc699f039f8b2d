import { readEnvironment } from "./environment";

const read = (env: Readonly<Record<string, string>>) => readEnvironment("/site", env);

test("without variables: content/, no prefix, warnings warn", () => {
  expect(read({})).toEqual({ contentFolder: "/site/content", pathPrefix: "", strict: false, compress: false });
});

test.each([
  ["", "/site/content"],
  ["other", "/site/other"],
  ["./a/../b c", "/site/b c"],
  ["/elsewhere/content", "/elsewhere/content"],
])("CONTENT_DIR=%j is %s", (value, contentFolder) => {
  expect(read({ CONTENT_DIR: value }).contentFolder).toBe(contentFolder);
});

test.each([
  ["", ""],
  ["/", ""],
  ["portal", "/portal"],
  ["/portal", "/portal"],
  ["/portal/", "/portal"],
  ["//a/b//", "/a/b"],
])("PATH_PREFIX=%j is %j", (value, pathPrefix) => {
  expect(read({ PATH_PREFIX: value }).pathPrefix).toBe(pathPrefix);
});

test.each([
  ["1", true],
  ["", false],
  ["0", false],
])("STRICT=%j: %j", (value, strict) => {
  expect(read({ STRICT: value }).strict).toBe(strict);
});

test("COMPRESS=1 asks for compressed files", () => {
  expect(read({ COMPRESS: "1" }).compress).toBe(true);
  expect(read({ COMPRESS: "" }).compress).toBe(false);
});
