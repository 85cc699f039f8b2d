import GithubSlugger from "github-slugger";

import { likelyMeant } from "../../../shared/likelyMeant";
import { nearest } from "../../../shared/nearest";
import type { Issue, Place } from "../../issues";
import type { DocEntry } from "../docEntries";
import type { NormalizedSidebar } from "./normalizeSidebar";
import type { NormalizedSidebarItem, SidebarItem } from "./SidebarItem";

export interface ResolvedSidebar {
  readonly items: readonly SidebarItem[];
  /** Doc ids in reading order: previous and next follow it. */
  readonly order: readonly string[];
  readonly issues: readonly Issue[];
}

interface Known {
  readonly entries: ReadonlyMap<string, DocEntry>;
  /** Ids of pages that exist but are not built: drafts, and those whose front matter is broken. */
  readonly absentIds: ReadonlySet<string>;
}

/**
 * Turns entries into categories and links with labels from the pages. Every page is there exactly once, or under
 * `withoutEntry`: anything else is an issue, and so is an id that no page has. Drafts may wait with theirs. A sidebar that is taken over from other
 * pages (`ownFile` is the file that would stand in its place) has its faults told there.
 */
export function resolveSidebar(
  sidebar: NormalizedSidebar,
  known: Known,
  locate: (path: readonly PropertyKey[]) => Place,
  ownFile: string | null = null,
): ResolvedSidebar {
  const issues: Issue[] = [];
  const report = (issue: Issue): void => {
    if (ownFile === null) {
      issues.push(issue);
    }
  };
  const seen = new Map<string, Place>();
  const slugger = new GithubSlugger();
  const items: SidebarItem[] = [];
  const order: string[] = [];

  /** Whether the id may be used here; reports why not. */
  const accept = (docId: string, at: readonly PropertyKey[]): boolean => {
    const place = locate(at);
    const first = seen.get(docId);
    if (first !== undefined) {
      report({
        ...place,
        rule: "duplicate-sidebar-entry",
        message: `doc id \`${docId}\` stands on line ${String(first.line)} too`,
        fix: "keep one of the two entries",
      });
      return false;
    }
    seen.set(docId, place);
    if (known.absentIds.has(docId)) {
      return false;
    }
    if (!known.entries.has(docId)) {
      const near = nearest(docId, known.entries.keys(), 5);
      const meant = likelyMeant(docId, near);
      report({
        ...place,
        rule: "unknown-doc-id",
        message: `no page has the doc id \`${docId}\``,
        known: near,
        fix:
          meant === undefined
            ? "add the page, or remove the entry"
            : `write \`${meant}\`, add the page, or remove the entry`,
      });
      return false;
    }
    return true;
  };

  const firstPath = (children: readonly NormalizedSidebarItem[]): string | null => {
    for (const child of children) {
      const path = child.type === "doc" ? (known.entries.get(child.docId)?.route ?? null) : firstPath(child.items);
      if (path !== null) {
        return path;
      }
    }
    return null;
  };

  const visit = (
    children: readonly NormalizedSidebarItem[],
    parent: string | null,
    labels: readonly string[],
  ): void => {
    for (const child of children) {
      if (child.type === "doc") {
        const entry = accept(child.docId, child.at) ? known.entries.get(child.docId) : undefined;
        if (entry !== undefined) {
          const label = entry.frontMatter.sidebarLabel ?? entry.frontMatter.title;
          items.push({
            type: "link",
            docId: child.docId,
            label,
            path: entry.route,
            position: items.length,
            categoryId: parent,
          });
          order.push(child.docId);
        }
        continue;
      }
      const path = firstPath(child.items);
      if (path === null) {
        if (child.items.length === 0) {
          report({
            ...locate(child.at),
            rule: "empty-category",
            message: `the category \`${child.label}\` has no pages: there is nothing to link to`,
            fix: "list a doc id under `items:`, or remove the category",
          });
        }
        visit(child.items, parent, labels);
        continue;
      }
      const ownLabels = [...labels, child.label];
      const categoryId = slugger.slug(ownLabels.join("-"));
      items.push({
        type: "category",
        categoryId,
        label: child.label,
        parentCategoryId: parent,
        position: items.length,
        path,
      });
      visit(child.items, categoryId, ownLabels);
    }
  };

  visit(sidebar.items, null, []);
  for (const { docId, at } of sidebar.withoutEntry) {
    accept(docId, at);
  }
  for (const entry of known.entries.values()) {
    if (!seen.has(entry.docId) && !entry.frontMatter.unlisted) {
      const { file } = locate([]);
      const near = nearest(entry.docId, seen.keys(), 3);
      issues.push({
        file: entry.source.file,
        line: 1,
        column: 1,
        rule: "page-without-entry",
        message: `doc id \`${entry.docId}\` is nowhere in ${file}`,
        known: near,
        fix: `add \`- ${entry.docId}\` to ${ownFile === null ? file : `${ownFile}, a sidebar of its own`}, to a category or under \`withoutEntry:\`, or set \`unlisted: true\``,
        ...(entry.frontMatter.draft ? { inDraft: true } : {}),
      });
    }
  }
  return { items, order, issues };
}
