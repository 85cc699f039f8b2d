import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { filesBelow, folderOf } from "../../../testing/fixtures/folder";
import type * as Fs from "node:fs";
import type * as ApplyPlan from "./applyPlan";
import { applyPlan, recover } from "./applyPlan";
import { endPendingEdit } from "./pendingEdit";

const CHANGES = [
  { path: "content/a.mdx", before: "a", after: "A" },
  { path: "content/d/new/b.mdx", movedFrom: "content/d/b.mdx", before: "b", after: "B" },
  { path: "content/gone/c.mdx", before: "c", after: null },
  { path: "content/e.mdx", before: null, after: Buffer.from([0, 255]) },
];
const BEFORE = { "content/a.mdx": "a", "content/d/b.mdx": "b", "content/gone/c.mdx": "c" };
const AFTER = ["content/a.mdx", "content/d/new/b.mdx", "content/e.mdx"];

test("all of a plan is done: files changed, moved, removed with the folders that they leave empty, and new", () => {
  const root = folderOf(BEFORE);
  applyPlan(root, { changes: CHANGES });
  expect(filesBelow(root)).toEqual(AFTER);
  expect(readFileSync(path.join(root, "content/a.mdx"), "utf8")).toBe("A");
  expect(readFileSync(path.join(root, "content/d/new/b.mdx"), "utf8")).toBe("B");
  expect([...readFileSync(path.join(root, "content/e.mdx"))]).toEqual([0, 255]);
  expect(existsSync(path.join(root, "content/gone"))).toBe(false);
});

test.each([
  ["that was edited meanwhile", { ...BEFORE, "content/d/b.mdx": "edited" }],
  ["that is gone", { "content/a.mdx": "a", "content/d/b.mdx": "b" }],
  ["that is there by now", { ...BEFORE, "content/e.mdx": "e" }],
  ["that stands in the way of a move", { ...BEFORE, "content/d/new/b.mdx": "x" }],
])("nothing of a plan is done with a file %s", (_which, files) => {
  const root = folderOf(files);
  expect(() => applyPlan(root, { changes: CHANGES })).toThrow("was changed meanwhile");
  expect(filesBelow(root)).toEqual(Object.keys(files).sort());
});

/** The project as it is when the process dies at the n-th write, rename or removal; null when it comes to its end. */
function interruptedAt(root: string, step: number): boolean {
  let count = 0;
  const dying = ["writeFileSync", "renameSync", "rmSync"] as const;
  let died = false;
  jest.isolateModules(() => {
    jest.doMock("node:fs", () => {
      const real = jest.requireActual<typeof Fs>("node:fs");
      const wrap =
        (name: (typeof dying)[number]) =>
        (...args: unknown[]): unknown => {
          count += 1;
          if (count === step) throw new Error("the machine is off");
          return (real[name] as (...all: unknown[]) => unknown)(...args);
        };
      return { ...real, ...Object.fromEntries(dying.map((name) => [name, wrap(name)])) };
    });
    const { applyPlan: apply } = jest.requireActual<typeof ApplyPlan>("./applyPlan");
    try {
      apply(root, { changes: CHANGES });
    } catch {
      died = true;
    }
  });
  jest.dontMock("node:fs");
  return died;
}

test("interrupted at any step, the next command finds nothing changed or everything done", () => {
  const results = new Set<string>();
  let step = 1;
  for (; ; step += 1) {
    const root = folderOf(BEFORE);
    if (!interruptedAt(root, step)) break;
    const outcome = recover(root);
    expect(filesBelow(root)).toEqual(outcome === "finished" ? AFTER : Object.keys(BEFORE).sort());
    expect(readFileSync(path.join(root, "content/a.mdx"), "utf8")).toBe(outcome === "finished" ? "A" : "a");
    results.add(String(outcome));
  }
  expect(step).toBeGreaterThan(9);
  expect([...results].sort()).toEqual(["finished", "forgotten"]);
});

test("without an interrupted edit there is nothing to recover", () => {
  expect(recover(folderOf(BEFORE))).toBeNull();
});

test("while another command is at work, nothing is touched", () => {
  const root = folderOf(BEFORE);
  mkdirSync(path.join(root, ".docs-edit"));
  // The parent of this process is alive as long as this one.
  writeFileSync(path.join(root, ".docs-edit/pid"), String(process.ppid));
  expect(() => recover(root)).toThrow(/Another `npm run docs` is at work/);
  expect(existsSync(path.join(root, ".docs-edit/pid"))).toBe(true);
});

/** An edit that has come as far as its journal: the next command has it all to do. */
function interrupted(): string {
  for (let step = 1; ; step += 1) {
    const root = folderOf(BEFORE);
    interruptedAt(root, step);
    if (existsSync(path.join(root, ".docs-edit/journal.json"))) return root;
  }
}

test("an interrupted edit whose files have changed since is not finished, and nothing changes", () => {
  const root = interrupted();
  writeFileSync(path.join(root, "content/a.mdx"), "edited");
  writeFileSync(path.join(root, "content/e.mdx"), "new");
  const before = filesBelow(root);
  expect(() => recover(root)).toThrow("so nothing was done:\n  content/a.mdx\n  content/e.mdx\nBring them back");
  expect(filesBelow(root)).toEqual(before);
  expect(readFileSync(path.join(root, "content/a.mdx"), "utf8")).toBe("edited");
  // The way out that the message names.
  writeFileSync(path.join(root, "content/a.mdx"), "a");
  rmSync(path.join(root, "content/e.mdx"));
  expect(recover(root)).toBe("finished");
  expect(filesBelow(root)).toEqual(AFTER);
});

test.each(["", "{", '{"moves":[],"removals":[]}'])("a journal %j is told, with the way out", (text) => {
  const root = interrupted();
  writeFileSync(path.join(root, ".docs-edit/journal.json"), text);
  expect(() => recover(root)).toThrow("can't be read. To give the rest of that edit up, remove .docs-edit/");
});

test("a command that only reads leaves an interrupted edit alone, and says so", () => {
  const root = interrupted();
  const before = filesBelow(root);
  expect(endPendingEdit(root, true)).toMatch(/^An edit was interrupted, or is going on/);
  expect(filesBelow(root)).toEqual(before);
  expect(endPendingEdit(root, false)).toBe("An edit that was interrupted has been finished.");
  expect(endPendingEdit(root, true)).toBeNull();
  expect(endPendingEdit(root, false)).toBeNull();
});

test("what the file system refuses is told, and everything is as it was", () => {
  const root = folderOf(BEFORE);
  const changes = [...CHANGES, { path: `content/f/${"x".repeat(300)}.mdx`, before: null, after: "x" }];
  expect(() => applyPlan(root, { changes })).toThrow(/^ENAMETOOLONG.*Nothing was changed\.$/);
  expect(filesBelow(root)).toEqual(Object.keys(BEFORE).sort());
  for (const [file, text] of Object.entries(BEFORE)) {
    expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
  }
  expect(existsSync(path.join(root, "content/f"))).toBe(false);
  expect(recover(root)).toBeNull();
});

test("of two at once one is told to wait, and the other's work stays", () => {
  const root = folderOf(BEFORE);
  mkdirSync(path.join(root, ".docs-edit"));
  expect(() => applyPlan(root, { changes: CHANGES })).toThrow("Another `npm run docs` is at work.");
  expect(filesBelow(root)).toEqual(Object.keys(BEFORE).sort());
  expect(existsSync(path.join(root, ".docs-edit"))).toBe(true);
});
