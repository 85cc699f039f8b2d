// The commands as an author types them, in a project of a few files. Content is compiled with the project's engine.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import { SITE } from "../../testing/fixtures/project";
import type { Command } from "./Command";
import { check } from "./commands/check";
import { lock } from "./commands/lock";

const LOCK = "content/anchors.lock";
/** The digest of the engine's code, by which compiled pages are kept, reads these folders. */
const ENGINE = { "src/node/x.ts": "", "src/blocks/x.ts": "", "src/shared/x.ts": "" };
const page = (body: string): string => `---\ntitle: Guide\n---\n\n${body}\n`;

function project(files: Readonly<Record<string, string>> = {}) {
  const root = folderOf({ ...SITE, "package.json": "{}", "package-lock.json": "{}", ...ENGINE, ...files });
  const printed: string[] = [];
  const run = (command: Command, values: Readonly<Record<string, string | boolean>> = {}): Promise<number> =>
    command.run(
      { positionals: [], values: { format: "text", ...values } },
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
