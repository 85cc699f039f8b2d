// The command as it is typed, in a project of a few files and a world of one server that is nowhere.
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import { doc, SITE } from "../../testing/fixtures/project";
import { CACHE_FILE } from "./checkExternal";
import { checkExternalCommand } from "./command";
import { network } from "./Http";

/** The digest of the engine's code, by which compiled pages are kept, reads these. */
const ENGINE = Object.fromEntries(
  ["src/node/x.ts", "src/blocks/x.ts", "src/shared/x.ts"].map((file) => [file, ""] as const),
);

function project(body: string) {
  const root = folderOf({
    ...SITE,
    ...ENGINE,
    ...{ "package.json": "{}", "package-lock.json": "{}", "content/docs/guide.mdx": doc("Guide", `${body}\n`) },
  });
  const out: string[] = [];
  const notes: string[] = [];
  const asked: string[] = [];
  const run = (...argv: string[]): Promise<number> =>
    checkExternalCommand(argv, {
      ...{ root, env: {}, print: (text) => out.push(text), note: (text) => notes.push(text) },
      http: {
        ...network,
        fetch: (url) => {
          asked.push(url);
          const { pathname } = new URL(url);
          const headers = pathname === "/301" ? { location: "/200" } : undefined;
          return Promise.resolve(
            new Response(null, { status: Number(pathname.slice(1)), ...(headers && { headers }) }),
          );
        },
      },
    });
  return { root, run, out, notes, asked };
}

test("a broken link is reported with its line, and the run fails", async () => {
  const { run, out, notes, root } = project("[a](https://a.com/404)");
  expect(await run()).toBe(1);
  expect(out.join("\n")).toMatchInlineSnapshot(`
    "content/docs/guide.mdx:4:1 error [broken-link] link \`https://a.com/404\` answers 404
        3 | ---
      > 4 | [a](https://a.com/404)
          | ^
        5 | 
      fix: correct the address, or take the link out

    1 error, 0 warnings in content and configuration"
  `);
  expect(notes).toEqual([
    "External addresses: 0 ok, 1 broken, 0 could not be verified; not asked for: 3 (example or local hosts)",
  ]);
  expect(existsSync(path.join(root, CACHE_FILE))).toBe(true);
});

test("what can't be verified, and what has moved, is said and fails nothing", async () => {
  const { run, out } = project("[a](https://a.com/403) [b](https://a.com/301)");
  expect(await run()).toBe(0);
  expect(out.join("\n")).toBe(`No broken external links.

content/docs/guide.mdx:4:1 can't be verified: \`https://a.com/403\` answers 403
content/docs/guide.mdx:4:24 has moved for good: \`https://a.com/301\` is now \`https://a.com/200\``);
});

test("for a code host it is said in the form that it reads", async () => {
  const { run, out, notes } = project("[a](https://a.com/404)");
  expect(await run("--format=github")).toBe(1);
  expect(out.at(-1)).toMatch(/^::error file=content\/docs\/guide\.mdx,line=4,col=1,title=broken-link::/);
  expect(await run("--format=sarif")).toBe(1);
  expect(JSON.parse(out.at(-1) ?? "")).toMatchObject({ runs: [{ results: [{ ruleId: "broken-link" }] }] });
  expect(await run("--format=xml")).toBe(2);
  expect(notes.at(-1)).toBe('There is no format "xml"; there are text, github, sarif.');
});

test("what was ok is asked for again with --fresh only", async () => {
  const { run, out, asked } = project("[a](https://a.com/200)");
  const times = async (...argv: string[]): Promise<number> => {
    asked.length = 0;
    expect(await run(...argv)).toBe(0);
    return asked.length;
  };
  expect([await times(), await times(), await times("--fresh")]).toEqual([1, 0, 1]);
  expect(out.at(-1)).toBe("No broken external links.");
});

test("content with errors is not checked: its links are not all known", async () => {
  const { run, notes, asked, root } = project("Text.");
  writeFileSync(path.join(root, "content/docs/start.mdx"), "no front matter [a](https://a.com/404)\n");
  expect(await run()).toBe(2);
  expect(notes.at(-1)).toContain("npm run docs -- check");
  expect(asked).toEqual([]);
});
