import { existsSync } from "node:fs";
import path from "node:path";

import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { doc, SITE, SITE_YAML } from "../../testing/fixtures/project";
import { Session } from "./session";

const ENGINE = { "src/node/a.ts": "", "src/blocks/b.tsx": "", "src/shared/c.ts": "", "package-lock.json": "{}" };

const variables = ["CONTENT_DIR", "PATH_PREFIX", "STRICT"] as const;
const before = variables.map((name) => process.env[name]);

beforeEach(() => {
  for (const name of variables) Reflect.deleteProperty(process.env, name);
});
afterAll(() => {
  variables.forEach((name, index) => {
    const value = before[index];
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  });
});

const newSession = (root: string): Session => new Session(root, "", false);

test("a site without faults has nothing to report", async () => {
  const session = newSession(folderOf({ ...ENGINE, ...SITE }));
  await session.load();
  expect(session.report()).toEqual({ text: "", fatal: false });
});

test("the report shows the lines of the files", async () => {
  const session = newSession(folderOf({ ...ENGINE, ...SITE, "content/docs/guide.mdx": doc("Guide", "Text {oops\n") }));
  await session.load();
  const { text, fatal } = session.report();
  expect(fatal).toBe(true);
  expect(text).toContain("content/docs/guide.mdx:4:6 error [mdx-syntax]");
  expect(text).toContain("  > 4 | Text {oops\n      |      ^");
});

test.each([
  ["", false, "0 errors, 1 warning"],
  ["1", true, "1 error, 0 warnings"],
])("with STRICT=%j a broken Markdown link stops the build: %j", async (strict, fatal, counts) => {
  process.env["STRICT"] = strict;
  const session = newSession(
    folderOf({ ...ENGINE, ...SITE, "content/docs/guide.mdx": doc("Guide", "[a](./nope.mdx)\n") }),
  );
  await session.load();
  const report = session.report();
  expect(report.fatal).toBe(fatal);
  expect(report.text).toContain(counts);
});

test("another content folder is another site", async () => {
  process.env["CONTENT_DIR"] = "other";
  const moved = Object.fromEntries(
    Object.entries(SITE).map(([file, text]) => [file.replace(/^content/, "other"), text]),
  );
  const session = newSession(folderOf({ ...ENGINE, ...moved }));
  const { tree, issues } = await session.load();
  expect([tree.label, issues]).toEqual(["other", []]);
});

test("the cache is written when it is told to, and serves the next session", async () => {
  const root = folderOf({ ...ENGINE, ...SITE });
  const file = path.join(root, ".cache/docs-engine/compiled.v8");
  const session = newSession(root);
  const { nodes } = await session.load();
  expect(existsSync(file)).toBe(false);
  await session.saveCache();
  expect(existsSync(file)).toBe(true);
  expect((await newSession(root).load()).nodes).toEqual(nodes);
});

test("a second load sees edits, and until then the first project stays", async () => {
  const root = folderOf({ ...ENGINE, ...SITE });
  const session = newSession(root);
  const first = await session.load();
  writeFiles(root, { "content/docs/guide.mdx": doc("Other guide") });
  expect(session.project).toBe(first);
  const second = await session.load();
  expect(JSON.stringify(second.nodes)).toContain("Other guide");
});

test("using a project before it was loaded is a fault of the caller", () => {
  expect(() => newSession(folderOf({ ...ENGINE, ...SITE })).project).toThrow("before it was loaded");
});

test("docs pages say where they are edited; outside of git they have no date, and nothing is said", async () => {
  const session = newSession(
    folderOf({
      ...ENGINE,
      ...SITE,
      "content/site.yaml": `${SITE_YAML}edit:\n  url: https://git.example.com/{product.slug}\n`,
    }),
  );
  const { nodes } = await session.load();
  expect(nodes.find(({ type, id }) => type === "DocPage" && id === "guide")?.fields).toMatchObject({
    editUrl: "https://git.example.com/zephyr/content/docs/guide.mdx",
    lastUpdated: null,
  });
  expect(session.note).toBeNull();
});
