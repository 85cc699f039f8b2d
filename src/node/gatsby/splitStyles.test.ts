import { splitStyles } from "./splitStyles";

interface Chunk {
  readonly name: string | null;
  readonly canBeInitial: () => boolean;
}

const chunk = (name: string | null, initial = false): Chunk => ({ name, canBeInitial: () => initial });
const DOC = chunk("component---src-templates-doc-tsx");
const BLOG = chunk("component---src-templates-blog-post-tsx");

/** Whether a module of these chunks goes into the style sheet of all pages. */
function isShared(chunks: readonly Chunk[], type = "css/mini-extract"): boolean {
  const styles = { name: "styles", test: (_module: unknown, _graphs: unknown): boolean => true };
  splitStyles({ splitChunks: { cacheGroups: { styles } } });
  return styles.test({ type }, { chunkGraph: { getModuleChunksIterable: () => chunks } });
}

test.each([
  ["of the frame", [chunk("app", true)], true],
  ["of the docs", [DOC], true],
  ["of the docs and of posts", [BLOG, DOC], true],
  ["of posts alone", [BLOG], false],
  ["of what is loaded on demand", [chunk(null)], false],
])("styles %s", (_of, chunks, shared) => {
  expect(isShared(chunks)).toBe(shared);
});

test("scripts are no styles", () => {
  expect(isShared([DOC], "javascript/auto")).toBe(false);
});

test("another configuration than Gatsby's is an error", () => {
  expect(() => splitStyles({ splitChunks: false })).toThrow("Gatsby has changed it");
});
