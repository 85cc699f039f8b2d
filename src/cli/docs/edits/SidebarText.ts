import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Scalar, YAMLMap, YAMLSeq } from "yaml";

import { resolveProduct } from "../../../shared/product";

/** A doc id in the sidebar, or in the list of pages without an entry. */
export interface SidebarEntry {
  /** The id, `{product}` resolved. */
  readonly docId: string;
  readonly node: Scalar;
  readonly list: SidebarList;
}

/** A list of entries with what it belongs to. */
export interface SidebarList {
  readonly seq: YAMLSeq;
  /** Its category; null for the sidebar itself and for the pages without an entry. */
  readonly category: SidebarCategory | null;
  readonly isWithoutEntry: boolean;
}

export interface SidebarCategory {
  /** Labels of the categories above it and its own: `Get started / Access tokens`. */
  readonly path: string;
  readonly node: YAMLMap;
  readonly parent: SidebarList;
  /** What it holds; null where nothing is a list. */
  readonly list: SidebarList | null;
}

/** What a sidebar.yaml says, with the places in its text. */
export interface SidebarText {
  readonly entries: readonly SidebarEntry[];
  readonly categories: readonly SidebarCategory[];
  readonly withoutEntry: SidebarList | null;
}

/** Reads a sidebar.yaml that is known to be sound. */
export function readSidebarText(text: string, slug: string): SidebarText {
  const document = parseDocument(text);
  const entries: SidebarEntry[] = [];
  const categories: SidebarCategory[] = [];
  const visit = (list: SidebarList, labels: readonly string[]): void => {
    for (const item of list.seq.items) {
      if (isScalar(item)) {
        entries.push({ docId: resolveProduct(String(item.value), slug), node: item, list });
      } else if (isMap(item)) {
        const path = [...labels, String(item.get("category"))];
        const items: unknown = item.get("items", true);
        const category = { path: path.join(" / "), node: item, parent: list };
        const own: SidebarCategory & { list: SidebarList | null } = { ...category, list: null };
        categories.push(own);
        if (isSeq(items)) {
          own.list = { seq: items, category: own, isWithoutEntry: false };
          visit(own.list, path);
        }
      }
    }
  };
  const listOf = (key: string, isWithoutEntry: boolean): SidebarList | null => {
    const seq: unknown = document.get(key, true);
    return isSeq(seq) ? { seq, category: null, isWithoutEntry } : null;
  };
  const [sidebar, withoutEntry] = [listOf("sidebar", false), listOf("withoutEntry", true)];
  for (const list of [sidebar, withoutEntry]) {
    if (list !== null) {
      visit(list, []);
    }
  }
  return { entries, categories, withoutEntry };
}
