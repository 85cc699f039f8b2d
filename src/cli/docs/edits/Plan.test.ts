import { describePlan } from "./Plan";

test("a plan says what happens to each file, and which lines change", () => {
  const plan = {
    changes: [
      { path: "content/a.mdx", before: "one\ntwo\nthree\n", after: "one\n2\nthree\nfour\n" },
      { path: "content/new/b.mdx", movedFrom: "content/b.mdx", before: "b\nc", after: "B\nc" },
      { path: "content/c.mdx", before: "c", after: null },
      { path: "content/d.png", before: null, after: Buffer.from([1]) },
    ],
  };
  expect(describePlan(plan).split("\n")).toEqual([
    "  change  content/a.mdx",
    "        2 - two",
    "        2 + 2",
    "        4 + four",
    "  move    content/b.mdx",
    "       -> content/new/b.mdx",
    "        1 - b",
    "        1 + B",
    "  remove  content/c.mdx",
    "  add     content/d.png",
  ]);
});

test("many changed lines are cut", () => {
  const before = Array.from({ length: 50 }, (_, line) => `old ${line}`).join("\n");
  const lines = describePlan({ changes: [{ path: "a", before, after: "" }] }).split("\n");
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toContain("more lines");
});

test("a plan without changes says nothing", () => {
  expect(describePlan({ changes: [] })).toBe("");
});

test("all of a plan says every line, those of new files too", () => {
  const after = Array.from({ length: 50 }, (_, line) => `line ${line}`).join("\n");
  const changes = [{ path: "a", before: null, after: `${after}\n` }];
  expect(describePlan({ changes }, "whole").split("\n")).toHaveLength(51);
  expect(describePlan({ changes }).split("\n")).toHaveLength(14);
});
