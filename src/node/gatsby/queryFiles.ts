import path from "node:path";

/** Folders of `src` whose modules never reach a page, so that none has a query: most of the project's code. */
const WITHOUT_QUERIES = /^(?:blocks|cli|config|node|plugins|shared|styles|testing)\//;
const TEST = /\.test\.tsx?$/;

/** Gatsby's reader of queries, as far as it is touched here. */
export interface FileParser {
  parseFiles: (files: string[], ...rest: unknown[]) => unknown;
}

/** Whether a file may have a query. `root` is the project's folder; files of others always may. */
export function mayHaveQueries(root: string, file: string): boolean {
  const inside = path.relative(path.join(root, "src"), file).split(path.sep).join("/");
  return inside.startsWith("../") || path.isAbsolute(inside) || !(WITHOUT_QUERIES.test(inside) || TEST.test(inside));
}

/**
 * Keeps Gatsby from parsing what has no query. It reads all of `src`, and of files with a word such as "config" or
 * "Head" it makes a syntax tree: five seconds with Babel, mostly of tests and of the engine itself.
 */
export function readOnlyQueryFiles(parser: FileParser, root: string): void {
  const all = parser.parseFiles;
  parser.parseFiles = function (files, ...rest) {
    return all.call(
      this,
      files.filter((file) => mayHaveQueries(root, file)),
      ...rest,
    );
  };
}
