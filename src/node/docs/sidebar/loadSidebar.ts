import { readYaml } from "../../config/readYaml";
import type { Issue } from "../../issues";
import type { DocEntries } from "../docEntries";
import { normalizeSidebar } from "./normalizeSidebar";
import { resolveSidebar } from "./resolveSidebar";
import type { ResolvedSidebar } from "./resolveSidebar";
import { sidebarSchema } from "./SidebarItem";

/**
 * Sidebar file -> validate -> normalize -> resolve. `text` is null when the file doesn't exist. With `ownFile` the
 * sidebar is that of other pages, taken over: its entries without a page here are left out, and a page without an entry
 * is told to be listed in `ownFile`.
 */
export function loadSidebar(
  file: string,
  text: string | null,
  docs: DocEntries,
  slug: string,
  ownFile: string | null = null,
): ResolvedSidebar {
  if (text === null) {
    const issue: Issue = {
      file,
      line: 1,
      column: 1,
      rule: "config-shape",
      message: "the content folder has no sidebar.yaml",
      fix: "add one with `sidebar:` and the doc ids in reading order",
    };
    return { items: [], order: [], issues: [issue] };
  }
  const { value, issues, locate } = readYaml({ file, text }, sidebarSchema, "config-shape");
  if (value === null) {
    return { items: [], order: [], issues: ownFile === null ? issues : [] };
  }
  const entries = new Map(docs.entries.map((entry) => [entry.docId, entry]));
  const absentIds = new Set([...docs.brokenIds, ...docs.drafts.keys()].filter((docId) => !entries.has(docId)));
  return resolveSidebar(normalizeSidebar(value, slug), { entries, absentIds }, locate, ownFile);
}
