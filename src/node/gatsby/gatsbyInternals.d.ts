/** Gatsby's reader of queries, which it has no types for. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFiles(files: string[], ...rest: unknown[]): unknown;
  }
}
