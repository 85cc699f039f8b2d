import { useContext } from "react";

import { buildSidebarTree, type SidebarTreeItem } from "../../shared/sidebar/buildSidebarTree";
import { PageScopeContext } from "../pageScope/pageScope";
import { sidebarInHtml } from "./sidebarInHtml";
import { useSidebarLists, type InDocs, type SidebarLists } from "./useSidebarLists";

/** Sidebars by the address of their docs. */
export type SidebarTrees = ReadonlyMap<string, readonly SidebarTreeItem[]>;

/** Built once for one query result, however many components and pages ask. */
const built = new WeakMap<SidebarLists, SidebarTrees>();
const NONE: readonly SidebarTreeItem[] = [];
const NO_TREES: SidebarTrees = new Map();

/** The docs sidebars of all locales and versions; none before they are loaded (useSidebarLists). */
export function useSidebarTrees(): SidebarTrees {
  const lists = useSidebarLists();
  if (lists === null) {
    return NO_TREES;
  }
  const trees = built.get(lists) ?? treesOf(lists);
  built.set(lists, trees);
  return trees;
}

/**
 * The sidebar of the docs that the current page is one of; that of the default docs outside of them. Until it is
 * loaded, as much of it as the page's HTML has: closed categories are empty.
 */
export function useSidebarTree(): readonly SidebarTreeItem[] {
  const trees = useSidebarTrees();
  const doc = useContext(PageScopeContext)?.doc ?? null;
  const root = doc === null ? "/docs" : doc.path.slice(0, -doc.docId.length - 1);
  return trees === NO_TREES ? sidebarInHtml(root) : (trees.get(root) ?? NONE);
}

function treesOf({ allSidebarCategory, allSidebarLink, otherCategories, otherLinks }: SidebarLists): SidebarTrees {
  const categories = otherCategories?.nodes ?? [];
  const links = otherLinks?.nodes ?? [];
  const roots = new Set(links.map(({ docsRoot }) => docsRoot));
  const of = (root: string) => (entry: InDocs) => entry.docsRoot === root;
  return new Map([
    ["/docs", buildSidebarTree(allSidebarCategory.nodes, allSidebarLink.nodes)],
    ...[...roots].map((root) => [root, buildSidebarTree(categories.filter(of(root)), links.filter(of(root)))] as const),
  ]);
}
