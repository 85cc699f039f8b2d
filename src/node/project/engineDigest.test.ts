import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { engineDigest } from "./engineDigest";

const FILES = {
  "src/node/a.ts": "a",
  "src/blocks/B.tsx": "b",
  "src/shared/c.ts": "c",
  "src/components/D.tsx": "d",
  "package-lock.json": "{}",
};

function after(edit: Readonly<Record<string, string>>): { before: string; digest: string } {
  const root = folderOf(FILES);
  const before = engineDigest(root);
  writeFiles(root, edit);
  return { before, digest: engineDigest(root) };
}

test.each([
  ["a stage", { "src/node/a.ts": "A" }],
  ["a block", { "src/blocks/B.tsx": "B" }],
  ["shared code", { "src/shared/c.ts": "C" }],
  ["a new file", { "src/node/deep/e.ts": "e" }],
  ["the packages", { "package-lock.json": "{ }" }],
])("%s counts", (_what, edit) => {
  const { before, digest } = after(edit);
  expect(digest).not.toBe(before);
});

test.each([
  ["a test", { "src/node/a.test.ts": "t" }],
  ["a component", { "src/components/D.tsx": "D" }],
  ["a note", { "src/blocks/README.md": "r" }],
])("%s doesn't", (_what, edit) => {
  const { before, digest } = after(edit);
  expect(digest).toBe(before);
});

test("where the project stands doesn't count", () => {
  expect(engineDigest(folderOf(FILES))).toBe(engineDigest(folderOf(FILES)));
});
