import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { filesBelow, folderOf } from "../../../testing/fixtures/folder";
import type * as Fs from "node:fs";
import type * as ApplyPlan from "./applyPlan";
import { applyPlan, recover } from "./applyPlan";

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
