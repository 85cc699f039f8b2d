/** The sidebar as the two flat lists that GraphQL serves; `position` is one pre-order counter over the tree. */
export interface SidebarCategoryRecord {
  readonly categoryId: string;
  readonly label: string;
  readonly parentCategoryId: string | null;
  readonly position: number;
  readonly path: string;
}

export interface SidebarLinkRecord {
  readonly docId: string;
  readonly label: string;
  readonly path: string;
  readonly position: number;
  readonly categoryId: string | null;
}

export interface SidebarTreeLink {
  readonly type: "link";
  readonly docId: string;
  readonly label: string;
  readonly path: string;
}

export interface SidebarTreeCategory {
  readonly type: "category";
  readonly id: string;
  readonly label: string;
  /** Route of the category's first page: where a closed category leads without JavaScript. */
  readonly path: string;
  readonly items: readonly SidebarTreeItem[];
}

export type SidebarTreeItem = SidebarTreeCategory | SidebarTreeLink;

/** Nests the flat lists. The order within a parent is that of `position`. */
export function buildSidebarTree(
  categories: readonly SidebarCategoryRecord[],
  links: readonly SidebarLinkRecord[],
): SidebarTreeItem[] {
  const root: SidebarTreeItem[] = [];
  const itemsOf = new Map<string | null, SidebarTreeItem[]>([[null, root]]);
  for (const category of categories) {
    itemsOf.set(category.categoryId, []);
  }
  const entries = [
    ...categories.map((category) => ({ parent: category.parentCategoryId, category, position: category.position })),
    ...links.map((link) => ({ parent: link.categoryId, link, position: link.position })),
  ].sort((a, b) => a.position - b.position);
  for (const entry of entries) {
    const siblings = itemsOf.get(entry.parent) ?? root;
    if ("category" in entry) {
      const { categoryId, label, path } = entry.category;
      siblings.push({ type: "category", id: categoryId, label, path, items: itemsOf.get(categoryId) ?? [] });
    } else {
      const { docId, label, path } = entry.link;
      siblings.push({ type: "link", docId, label, path });
    }
  }
  return root;
}

/** Ids of the categories that hold `docId`, outermost first; empty when no entry has it. */
export function activeBranch(tree: readonly SidebarTreeItem[], docId: string): ReadonlySet<string> {
  const find = (items: readonly SidebarTreeItem[]): string[] | null => {
    for (const item of items) {
      if (item.type === "link") {
        if (item.docId === docId) {
          return [];
        }
      } else {
        const below = find(item.items);
        if (below !== null) {
          return [item.id, ...below];
        }
      }
    }
    return null;
  };
  return new Set(find(tree) ?? []);
}
