import { graphql, useStaticQuery } from "gatsby";

import {
  buildSidebarTree,
  type SidebarCategoryRecord,
  type SidebarLinkRecord,
  type SidebarTreeItem,
} from "../../shared/sidebar/buildSidebarTree";

interface SidebarLists {
  readonly allSidebarCategory: { readonly nodes: readonly SidebarCategoryRecord[] };
  readonly allSidebarLink: { readonly nodes: readonly SidebarLinkRecord[] };
}

/** One tree for one query result, however many components and pages ask. */
const trees = new WeakMap<SidebarLists, readonly SidebarTreeItem[]>();

/**
 * The docs sidebar. It is a static query, loaded once for the whole site: it never stands in a page's own data, and
 * a page's HTML holds only the branch that is open.
 */
export function useSidebarTree(): readonly SidebarTreeItem[] {
  const lists = useStaticQuery<SidebarLists>(graphql`
    query Sidebar {
      allSidebarCategory(sort: { position: ASC }) {
        nodes {
          categoryId
          label
          parentCategoryId
          position
          path
        }
      }
      allSidebarLink(sort: { position: ASC }) {
        nodes {
          docId
          label
          path
          position
          categoryId
        }
      }
    }
  `);
  const known = trees.get(lists);
  if (known !== undefined) {
    return known;
  }
  const tree = buildSidebarTree(lists.allSidebarCategory.nodes, lists.allSidebarLink.nodes);
  trees.set(lists, tree);
  return tree;
}
