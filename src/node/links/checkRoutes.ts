import { withoutTrailingSlash } from "../../shared/paths";
import type { Issue } from "../issues";
import type { PageRecord } from "../section";

/** Two sources with one route, or routes that differ in letter case only: the second is reported, naming both files. */
export function checkRoutes(pages: readonly Pick<PageRecord, "path" | "file">[]): Issue[] {
  const seen = new Map<string, Pick<PageRecord, "path" | "file">>();
  const issues: Issue[] = [];
  for (const page of pages) {
    const key = withoutTrailingSlash(page.path).toLowerCase();
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, page);
      continue;
    }
    const same = withoutTrailingSlash(first.path) === withoutTrailingSlash(page.path);
    issues.push({
      file: page.file,
      line: 1,
      column: 1,
      rule: "duplicate-route",
      message: same
        ? `route \`${page.path}\` belongs to ${first.file} too`
        : `route \`${page.path}\` differs only in letter case from \`${first.path}\` (${first.file})`,
      fix: "rename or remove one of the two",
    });
  }
  return issues;
}
