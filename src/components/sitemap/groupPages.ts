import type { SidebarTreeCategory, SidebarTreeItem } from "../../shared/sidebar/buildSidebarTree";
import type { PageEntry, PageGroup } from "./PageGroups/PageGroups";

function groupOf({ id, label, items }: SidebarTreeCategory): PageGroup {
  return { id: slugOf(id), title: label, ...partsOf(items) };
}

function partsOf(items: readonly SidebarTreeItem[]): Pick<PageGroup, "pages" | "groups"> {
  return {
    pages: items.flatMap((item) => (item.type === "link" ? [{ label: item.label, path: item.path }] : [])),
    groups: items.flatMap((item) => (item.type === "category" ? [groupOf(item)] : [])),
  };
}

/** Category ids are free text; headings' ids are not. */
const slugOf = (id: string) => id.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Another version of the docs. */
export interface DocsPages {
  /** Address of its start, such as "/docs/1.0". */
  readonly root: string;
  readonly label: string;
  readonly sidebar: readonly SidebarTreeItem[];
  readonly withoutEntry: readonly PageEntry[];
}

interface SitePages {
  readonly sidebar: readonly SidebarTreeItem[];
  /** Docs pages that have no sidebar entry. */
  readonly withoutEntry: readonly PageEntry[];
  /** The versions of the docs besides the first. */
  readonly versions?: readonly DocsPages[];
  readonly posts: readonly PageEntry[];
  /** Pages that are neither docs nor posts. */
  readonly others: readonly PageEntry[];
}

/**
 * All pages by area: the sidebar's categories first, in its order, then a group for each further version of the docs;
 * no group is empty.
 */
export function groupPages({ sidebar, withoutEntry, versions = [], posts, others }: SitePages): PageGroup[] {
  const { pages, groups } = partsOf(sidebar);
  const flat = (id: string, title: string, entries: readonly PageEntry[]): PageGroup => ({
    id,
    title,
    pages: entries,
    groups: [],
  });
  return [
    ...groups,
    flat("general", "General", pages),
    flat("more", "More pages", withoutEntry),
    ...versions.map(versionGroup),
    flat("blog", "Blog", posts),
    flat("site", "Site", others),
  ].filter((group) => group.pages.length > 0 || group.groups.length > 0);
}

function versionGroup({ root, label, sidebar, withoutEntry }: DocsPages): PageGroup {
  const { pages, groups } = partsOf(sidebar);
  return { id: slugOf(`version-${root.slice(1)}`), title: `Docs ${label}`, pages: [...pages, ...withoutEntry], groups };
}
