import { graphql, useStaticQuery } from "gatsby";
import { useSyncExternalStore } from "react";

import type { SidebarCategoryRecord, SidebarLinkRecord } from "../../shared/sidebar/buildSidebarTree";
import { createLateLists } from "./createLateLists";

/** What tells whose sidebar an entry is part of: "/docs", "/ar/docs/1.0". */
export interface InDocs {
  readonly docsRoot: string;
}

export interface SidebarLists {
  readonly allSidebarCategory: { readonly nodes: readonly SidebarCategoryRecord[] };
  readonly allSidebarLink: { readonly nodes: readonly SidebarLinkRecord[] };
  /** The entries of all sidebars but that of the default version in the default locale. */
  readonly otherCategories?: { readonly nodes: readonly (SidebarCategoryRecord & InDocs)[] };
  readonly otherLinks?: { readonly nodes: readonly (SidebarLinkRecord & InDocs)[] };
}

const sidebarQuery = graphql`
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
`;

/** What Gatsby calls the query: it replaces its text by the name of the file that has the result. */
export const SIDEBAR_QUERY = sidebarQuery as unknown as string;

/** The lists of a page whose data doesn't name them, once they are asked for. */
export const lateLists = createLateLists<SidebarLists>(`/page-data/sq/d/${SIDEBAR_QUERY}.json`);

const readNothing = () => null;

/**
 * The docs sidebars of all locales and versions. They are a static query, loaded once for the whole site: they never
 * stand in a page's own data. Null on the page that the reader has entered by, until a navigation or a closed category
 * has needed them: its HTML has what shows at first, and its data leaves them out (src/app/pageData).
 */
export function useSidebarLists(): SidebarLists | null {
  const late = useSyncExternalStore(lateLists.subscribe, lateLists.read, readNothing);
  try {
    return useStaticQuery<SidebarLists>(sidebarQuery);
  } catch (error) {
    // Gatsby's way to say that it has not loaded them; where HTML is rendered they are always there.
    if (typeof document === "undefined") {
      throw error;
    }
    return late;
  }
}
