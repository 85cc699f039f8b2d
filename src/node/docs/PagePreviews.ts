import type { FrontMatterResult } from "../content/readFrontMatter";
import type { Issue } from "../issues";
import type { DocFrontMatter } from "./frontMatterSchema";

/** What search engines show of a description, in characters. */
export const LONGEST_DESCRIPTION = 160;

/** How the pages of a version show in lists, tabs and search results: each by a title and description of its own. */
export class PagePreviews {
  readonly #files = { title: new Map<string, string>(), description: new Map<string, string>() };

  /** What is wrong with a page's preview beside those of the pages before it. */
  check(file: string, { value, locate }: FrontMatterResult<DocFrontMatter>): Issue[] {
    const issues: Issue[] = [];
    for (const key of ["title", "description"] as const) {
      const text = value?.[key] ?? "";
      const name = text.trim().toLowerCase();
      const twin = this.#files[key].get(name);
      if (name === "") {
        continue;
      }
      if (twin !== undefined) {
        issues.push({
          ...locate([key]),
          rule: "page-preview",
          message: `${twin} has this ${key} too: \`${text}\``,
          fix: `give each page a ${key} that tells it from the other, in lists and search results`,
        });
      }
      this.#files[key].set(name, twin ?? file);
    }
    const length = value?.description?.length ?? 0;
    if (length > LONGEST_DESCRIPTION) {
      issues.push({
        ...locate(["description"]),
        rule: "page-preview",
        message: `the description has ${String(length)} characters; search results show ${String(LONGEST_DESCRIPTION)}`,
        fix: "say in one sentence what the page is for, and leave the rest to the page",
      });
    }
    return issues;
  }
}
