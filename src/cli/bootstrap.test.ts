import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkNode, findBrowser, isInstalled, SetupError } from "./bootstrap.mjs";
import { pathPrefix } from "./run.mjs";

test.each(["18.20.0", "20.18.3", "12.0.0", "21.7.3", "22.11.0"])("Node %s is refused in plain words", (version) => {
  expect(() => checkNode(version)).toThrow(SetupError);
  expect(() => checkNode(version)).toThrow(`needs Node 20.19 or newer (of Node 22, 22.12); this is Node ${version}`);
});

test.each(["20.19.0", "20.20.2", "22.12.0", "24.0.0"])("Node %s is welcome", (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

describe("the install is complete", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "install-"));
  mkdirSync(path.join(root, "node_modules"));
  afterAll(() => rmSync(root, { recursive: true }));

  const write = (file: string, packages: object) =>
    writeFileSync(path.join(root, file), JSON.stringify({ packages: { "": {}, ...packages } }));

  test.each<[string, object, boolean]>([
    ["when both lists agree", { "node_modules/a": { version: "1.0.0" } }, true],
    [
      "when a package for another platform is missing",
      { "node_modules/b": { version: "1.0.0", optional: true } },
      true,
    ],
    ["not when a package is missing", { "node_modules/b": { version: "1.0.0" } }, false],
    ["not when a version differs", { "node_modules/a": { version: "1.0.1" } }, false],
  ])("%s", (_, locked, expected) => {
    write("package-lock.json", locked);
    write("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } });
    expect(isInstalled(root)).toBe(expected);
  });

  test("not without node_modules", () => {
    expect(isInstalled(path.join(root, "nowhere"))).toBe(false);
  });
});

test("a CHROME_PATH that leads nowhere is an error", () => {
  const before = process.env.CHROME_PATH;
  process.env.CHROME_PATH = "/nowhere/chromium";
  expect(() => findBrowser()).toThrow("CHROME_PATH is /nowhere/chromium, but there is no such file.");
  if (before === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = before;
});

test("the path prefix is put into Gatsby's form", () => {
  expect(["", "/", "/portal", "/portal/", "/a/b-c"].map((value) => pathPrefix(value))).toEqual([
    ...["", "", "/portal", "/portal", "/a/b-c"],
  ]);
  for (const wrong of ["portal", "https://a.example", "/a b", "/a//b"])
    expect(() => pathPrefix(wrong)).toThrow(SetupError);
});
