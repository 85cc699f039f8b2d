import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";

import {
  buildSidebarTree,
  type SidebarCategoryRecord,
  type SidebarLinkRecord,
  type SidebarTreeItem,
} from "../../shared/sidebar/buildSidebarTree";
import { PageScopeContext } from "../pageScope/pageScope";

/** What tells whose sidebar an entry is part of: "/docs", "/ar/docs/1.0". */
interface InDocs {
  readonly docsRoot: string;
}

interface SidebarLists {
  readonly allSidebarCategory: { readonly nodes: readonly SidebarCategoryRecord[] };
  readonly allSidebarLink: { readonly nodes: readonly SidebarLinkRecord[] };
  /** The entries of all sidebars but that of the default version in the default locale. */
  readonly otherCategories?: { readonly nodes: readonly (SidebarCategoryRecord & InDocs)[] };
  readonly otherLinks?: { readonly nodes: readonly (SidebarLinkRecord & InDocs)[] };
}

/** Sidebars by the address of their docs. */
export type SidebarTrees = ReadonlyMap<string, readonly SidebarTreeItem[]>;

/** Built once for one query result, however many components and pages ask. */
const built = new WeakMap<SidebarLists, SidebarTrees>();
const NONE: readonly SidebarTreeItem[] = [];

/**
 * The docs sidebars of all locales and versions. They are a static query, loaded once for the whole site: they never
 * stand in a page's own data, and a page's HTML holds only the branch that is open.
 */
export function useSidebarTrees(): SidebarTrees {
  const lists = useStaticQuery<SidebarLists>(graphql`
    query Sidebar {
      allSidebarCategory(filter: { docsRoot: { eq: "/docs" } }, sort: { position: ASC }) {
        nodes {
          categoryId
          label
          parentCategoryId
          position
          path
        }
      }
      allSidebarLink(filter: { docsRoot: { eq: "/docs" } }, sort: { position: ASC }) {
        nodes {
          docId
          label
          path
          position
          categoryId
        }
      }
      otherCategories: allSidebarCategory(filter: { docsRoot: { ne: "/docs" } }, sort: { position: ASC }) {
        nodes {
          docsRoot
          categoryId
          label
          parentCategoryId
          position
          path
        }
      }
      otherLinks: allSidebarLink(filter: { docsRoot: { ne: "/docs" } }, sort: { position: ASC }) {
        nodes {
          docsRoot
          docId
          label
          path
          position
          categoryId
        }
      }
    }
  `);
  const trees = built.get(lists) ?? treesOf(lists);
  built.set(lists, trees);
  return trees;
}

/** The sidebar of the docs that the current page is one of; that of the default docs outside of them. */
export function useSidebarTree(): readonly SidebarTreeItem[] {
  const trees = useSidebarTrees();
  const doc = useContext(PageScopeContext)?.doc ?? null;
  return trees.get(doc === null ? "/docs" : doc.path.slice(0, -doc.docId.length - 1)) ?? NONE;
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
