import type { Issue } from "./Issue";

/** Order of a report: by file, then by line and column. */
export function byPlace(a: Issue, b: Issue): number {
  return (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;
}
