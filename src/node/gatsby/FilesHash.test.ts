import { FilesHash } from "./FilesHash";

/** The hash of a build that webpack gave another one. */
function hashOf(...files: readonly string[]): string {
  const compilation = { hash: "webpack's", assets: Object.fromEntries(files.map((file) => [file, {}])) };
  const done = {
    tap: (_options: object, ended: (stats: { compilation: typeof compilation }) => void) => ended({ compilation }),
  };
  new FilesHash().apply({ hooks: { done } });
  return compilation.hash;
}

test("a build's hash is that of its files, in whatever order they came", () => {
  const hash = hashOf("app-1a.js", "styles.2b.css");
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(hashOf("styles.2b.css", "app-1a.js")).toBe(hash);
});

test("it is there before Gatsby's own plugin, which has no stage, writes it down", () => {
  const stages: number[] = [];
  const done = { tap: ({ stage }: { readonly stage: number }) => void stages.push(stage) };
  new FilesHash().apply({ hooks: { done } });
  expect(stages).toEqual([expect.any(Number)]);
  expect(stages[0]).toBeLessThan(0);
});

test("it changes with each file", () => {
  const hash = hashOf("app-1a.js", "styles.2b.css");
  expect(hashOf("app-1b.js", "styles.2b.css")).not.toBe(hash);
  expect(hashOf("app-1a.js")).not.toBe(hash);
});
