import { resolveProduct } from "../../../shared/product";
import type { NormalizedSidebarItem, SidebarConfig, SidebarItemConfig } from "./SidebarItem";

export interface NormalizedSidebar {
  readonly items: readonly NormalizedSidebarItem[];
  readonly withoutEntry: readonly { readonly docId: string; readonly at: readonly PropertyKey[] }[];
}

/** Resolves `{product}` and notes where each entry stands in the file. */
export function normalizeSidebar(config: SidebarConfig, slug: string): NormalizedSidebar {
  const normalize = (items: readonly SidebarItemConfig[], at: readonly PropertyKey[]): NormalizedSidebarItem[] =>
    items.map((item, index) =>
      typeof item === "string"
        ? { type: "doc", docId: resolveProduct(item, slug), at: [...at, index] }
        : {
            type: "category",
            label: item.category,
            at: [...at, index],
            items: normalize(item.items, [...at, index, "items"]),
          },
    );
  return {
    items: normalize(config.sidebar, ["sidebar"]),
    withoutEntry: config.withoutEntry.map((id, index) => ({
      docId: resolveProduct(id, slug),
      at: ["withoutEntry", index],
    })),
  };
}
