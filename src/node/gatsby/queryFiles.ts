import { readFileSync } from "node:fs";
import path from "node:path";

/** Modules of pages, whose exports tell Gatsby more than a query does. */
const IS_PAGE = /^(?:templates|pages)\//;
/** Folders of `src` whose modules never reach a bundle: of what they say of queries, nothing is one. */
const WITHOUT_QUERIES = /^(?:blocks|cli|config|node|plugins|testing)\//;
const TEST = /\.test\.tsx?$/;

/** Gatsby's reader of queries, as far as it is touched here. */
export interface FileParser {
  parseFiles: (files: string[], ...rest: unknown[]) => unknown;
}

/** Whether Gatsby has to parse a file. `root` is the project's folder; of packages and of Gatsby, what says of queries. */
export function mayHaveQueries(root: string, file: string): boolean {
  const inside = path.relative(path.join(root, "src"), file).split(path.sep).join("/");
  if (inside.startsWith("../") || path.isAbsolute(inside)) {
    return hasGraphql(file);
  }
  return !TEST.test(inside) && (IS_PAGE.test(inside) || (!WITHOUT_QUERIES.test(inside) && hasGraphql(file)));
}

function hasGraphql(file: string): boolean {
  try {
    return readFileSync(file, "utf8").includes("graphql");
  } catch {
    return true; // gone meanwhile, say: Gatsby tells of it
  }
}

/**
 * Keeps Gatsby from parsing what has no query. It reads all of `src`, and of files with a word such as "config" or
 * "Head" it makes a syntax tree: five seconds with Babel, mostly of tests and of the engine itself. (Outside of pages
 * such words could only tell of slices, which the site has none of: eslint keeps it from using them.)
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
