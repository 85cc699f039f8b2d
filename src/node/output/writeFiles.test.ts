import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import { writeFiles } from "./writeFiles";

const setUp = () => {
  const root = folderOf({ "public/own.txt": "not ours" });
  const file = (name: string) => path.join(root, "public", name);
  const write = (files: Readonly<Record<string, string>>) =>
    writeFiles(new Map(Object.entries(files)), path.join(root, "public"), path.join(root, ".cache/files.json"));
  return { file, write };
};

test("files are written by their address, and those of the last run that are gone are removed", async () => {
  const { file, write } = setUp();
  await write({ "/samples/a.py": "one", "/openapi.json": "{}" });
  expect(readFileSync(file("samples/a.py"), "utf8")).toBe("one");
  await write({ "/samples/b.py": "two" });
  expect([existsSync(file("samples/a.py")), existsSync(file("openapi.json"))]).toEqual([false, false]);
  expect(readFileSync(file("samples/b.py"), "utf8")).toBe("two");
  expect(readFileSync(file("own.txt"), "utf8")).toBe("not ours");
});

test("a file with the same text is left alone; another text is written", async () => {
  const { file, write } = setUp();
  await write({ "/a.txt": "one" });
  utimesSync(file("a.txt"), 1000, 1000);
  await write({ "/a.txt": "one" });
  expect(statSync(file("a.txt")).mtimeMs).toBe(1_000_000);
  await write({ "/a.txt": "two" });
  expect(readFileSync(file("a.txt"), "utf8")).toBe("two");
});

test("an address that leads out of the site is refused, and a manifest that says one removes nothing there", async () => {
  const { file, write } = setUp();
  await expect(write({ "/samples/../../evil.sh": "rm" })).rejects.toThrow("leads out of the site");
  expect(existsSync(file("../evil.sh"))).toBe(false);
  // The manifest of that run names the address.
  writeFileSync(file("../evil.sh"), "somebody's own");
  await write({ "/a.txt": "one" });
  expect(existsSync(file("../evil.sh"))).toBe(true);
});
