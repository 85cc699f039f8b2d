// The commands as an author types them, in a project of a few files. Content is compiled with the project's engine.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import { SITE } from "../../testing/fixtures/project";
import type { Command } from "./Command";
import { check } from "./commands/check";
import { lock } from "./commands/lock";
import { mv } from "./commands/mv";

const LOCK = "content/anchors.lock";
/** The digest of the engine's code, by which compiled pages are kept, reads these folders. */
const ENGINE = { "src/node/x.ts": "", "src/blocks/x.ts": "", "src/shared/x.ts": "" };
const page = (body: string): string => `---\ntitle: Guide\n---\n\n${body}\n`;

function project(files: Readonly<Record<string, string>> = {}) {
  const root = folderOf({ ...SITE, "package.json": "{}", "package-lock.json": "{}", ...ENGINE, ...files });
  const printed: string[] = [];
  const run = (
    command: Command,
    values: Readonly<Record<string, string | boolean>> = {},
    ...positionals: readonly string[]
  ): Promise<number> =>
    command.run(
      { positionals, values: { format: "text", ...values } },
      {
        root,
        contentFolder: path.join(root, "content"),
        strict: false,
        print: (text) => printed.push(text),
      },
    );
  const write = (file: string, text: string) => {
    writeFileSync(path.join(root, file), text);
  };
  const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
  return { root, run, write, read, printed, has: (file: string) => existsSync(path.join(root, file)) };
}

test("the lock lists what readers may keep, grows, and says what is lost with the redirect to add", async () => {
  const { run, write, read, printed, has } = project({ "content/docs/guide.mdx": page("## Fees") });
  expect(await run(lock, { "dry-run": true })).toBe(0);
  expect(has(LOCK)).toBe(false);
  expect(await run(lock)).toBe(0);
  expect(read(LOCK)).toContain("/docs/guide\n  #fees\n");
  expect(await run(lock)).toBe(0);
  expect(printed.at(-1)).toBe("Nothing to do.");

  write("content/docs/guide.mdx", page("## Charges"));
  expect(await run(check)).toBe(1);
  expect(printed.at(-1)).toContain("- from: /docs/guide#fees\n");
  expect(await run(lock)).toBe(1);
  expect(read(LOCK)).toContain("/docs/guide\n  #charges\n  #fees\n");

  write("content/redirects.yaml", "redirects:\n  - from: /docs/guide#fees\n    to: /docs/guide#charges\n");
  expect(await run(check, { strict: true })).toBe(0);
  expect(printed.at(-1)).toBe("No issues in content and configuration.");
});

test("a lock isn't written of content with errors", async () => {
  const { run, has } = project({ "content/docs/guide.mdx": page("[x](/nope)") });
  await expect(run(lock)).rejects.toThrow("npm run docs -- check");
  expect(has(LOCK)).toBe(false);
});

test("check reports in the form that is asked for", async () => {
  const { run, printed } = project({ "content/docs/guide.mdx": page("[x](/nope)") });
  expect(await run(check, { format: "github" })).toBe(1);
  expect(printed.at(-1)).toMatch(/^::error file=content\/docs\/guide\.mdx,line=5,col=1,title=broken-link::/);
  expect(await run(check, { format: "sarif" })).toBe(1);
  expect(printed.at(-1)).toContain('"ruleId": "broken-link"');
  await expect(run(check, { format: "xml" })).rejects.toThrow("there are text, github, sarif");
});

describe("mv", () => {
  const FILES = {
    "content/docs/guide.mdx": page("[start](./start.mdx#a) [own](#fees) [a](./a.txt)\n\n## Fees"),
    "content/docs/start.mdx": "---\ntitle: Start\n---\n\n[g](./guide.mdx#fees) [h](/docs/guide)\n\n## A\n",
    "content/docs/a.txt": "text",
    "content/docs/error-codes.mdx": page("Codes"),
    "content/sidebar.yaml": "sidebar:\n  - start # first\n  - guide\n  - error-codes\n",
    "content/redirects.yaml": "redirects:\n  - from: /docs/older\n    to: /docs/guide#fees\n",
  };

  test("moves the file and mends everything that leads to it; twice is once", async () => {
    const { run, read, has, printed } = project(FILES);
    await run(lock);
    expect(await run(mv, { "dry-run": true }, "guide", "deep/er/manual")).toBe(0);
    expect(has("content/docs/guide.mdx")).toBe(true);
    expect(printed.at(-1)).toContain("Nothing was changed");

    expect([await run(mv, {}, "guide", "deep/er/manual"), printed.slice(-1)]).toEqual([0, [expect.any(String)]]);
    expect(has("content/docs/guide.mdx")).toBe(false);
    expect(read("content/docs/deep/er/manual.mdx")).toContain(
      "[start](../../start.mdx#a) [own](#fees) [a](../../a.txt)",
    );
    expect(read("content/docs/start.mdx")).toContain("[g](./deep/er/manual.mdx#fees) [h](/docs/deep/er/manual)");
    expect(read("content/sidebar.yaml")).toBe("sidebar:\n  - start # first\n  - deep/er/manual\n  - error-codes\n");
    expect(read("content/redirects.yaml")).toBe(
      "redirects:\n  - from: /docs/older\n    to: /docs/deep/er/manual#fees\n  - from: /docs/guide\n    to: /docs/deep/er/manual\n",
    );
    expect(read(LOCK)).toContain("/docs/deep/er/manual\n  #fees\n");
    expect(read(LOCK)).toContain("/docs/guide\n  #fees\n");
    expect(await run(check, { strict: true })).toBe(0);

    expect(await run(mv, {}, "guide", "deep/er/manual")).toBe(0);
    expect(printed.at(-1)).toBe("Nothing to do: it has been moved.");
  });

  test("there and back leaves only the redirect of the way there", async () => {
    const { run, read } = project(FILES);
    await run(lock);
    await run(mv, {}, "guide", "manual");
    expect(await run(mv, {}, "manual", "guide")).toBe(0);
    for (const file of ["content/docs/guide.mdx", "content/docs/start.mdx", "content/sidebar.yaml"] as const) {
      expect(read(file)).toBe(FILES[file]);
    }
    expect(read("content/redirects.yaml")).toBe(
      `${FILES["content/redirects.yaml"]}  - from: /docs/manual\n    to: /docs/guide\n`,
    );
    expect(await run(check, { strict: true })).toBe(0);
  });

  test.each([
    ["nothing", "manual", "There is no page `nothing`"],
    ["guid", "manual", "The nearest: guide"],
    ["guide", "start", "There is a page `start` already"],
    ["error-codes", "manual", "Blocks lead to `error-codes` by its file"],
    ["guide", "../up", "can't be an id"],
    ["guide", "a b", "can't be an id"],
  ])("%s to %s is refused", async (from, to, message) => {
    const { run, read } = project(FILES);
    await expect(run(mv, {}, from, to)).rejects.toThrow(message);
    expect(read("content/docs/guide.mdx")).toBe(FILES["content/docs/guide.mdx"]);
  });

  test("a project with errors is left alone", async () => {
    const { run } = project({ ...FILES, "content/docs/start.mdx": page("[x](/nope)") });
    await expect(run(mv, {}, "guide", "manual")).rejects.toThrow("npm run docs -- check");
  });
});
