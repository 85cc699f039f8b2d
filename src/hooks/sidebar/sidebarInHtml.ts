import { withPrefix } from "gatsby";

import type { SidebarTreeItem } from "../../shared/sidebar/buildSidebarTree";

/** Sidebars as the HTML had them, by the address of their docs: later the document has what the reader opened too. */
const read = new Map<string, readonly SidebarTreeItem[]>();

/**
 * The sidebar of the page that the reader has entered by, as its HTML has it before React takes over: all of the
 * outermost level and the branch of the page; what is in a closed category it doesn't know.
 * @param root address of the docs, "/docs"
 */
export function sidebarInHtml(root: string): readonly SidebarTreeItem[] {
  const items = read.get(root) ?? itemsOf(document.querySelector('nav[aria-label="Docs"] > ul'), root);
  read.set(root, items);
  return items;
}

/** The items of a list that `SidebarItems` has rendered. */
function itemsOf(list: Element | null, root: string): SidebarTreeItem[] {
  return [...(list?.children ?? [])].flatMap((item): SidebarTreeItem[] => {
    const link = item.querySelector("a");
    if (link === null) {
      return [];
    }
    const label = link.textContent;
    const path = (link.getAttribute("href") ?? "").slice(withPrefix("/").length - 1);
    const id = link.parentElement?.querySelector("button")?.dataset["category"];
    return [
      id === undefined
        ? { type: "link", docId: path.slice(root.length + 1), label, path }
        : { type: "category", id, label, path, items: itemsOf(item.querySelector("ul"), root) },
    ];
  });
}
