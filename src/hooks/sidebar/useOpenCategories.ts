import { useCallback, useSyncExternalStore } from "react";

import { useBrowserLayoutEffect } from "../useBrowserLayoutEffect";
import { isCategoryOpen, NOTHING_OPEN, withBranch, withToggled, type OpenCategories } from "./openCategories";

export interface CategoryControl {
  readonly isOpen: (categoryId: string) => boolean;
  readonly toggle: (categoryId: string) => void;
  /** The category whose change the reader asked for last, on this page. */
  readonly toggled: string | null;
}

/** One state for all places that show the docs' menu: beside the page and in the drawer. */
export interface CategoryStore {
  readonly read: () => OpenCategories;
  readonly write: (next: OpenCategories) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCategoryStore(): CategoryStore {
  let state = NOTHING_OPEN;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    write: (next) => {
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const shared = createCategoryStore();
const readNothing = () => NOTHING_OPEN;

/**
 * Which categories are open: at first the branch of the page (all that the HTML holds), later also what the reader
 * opened, for as long as they are on the site.
 */
export function useOpenCategories(branch: ReadonlySet<string>, store: CategoryStore = shared): CategoryControl {
  // While HTML is rendered nothing is written: pages share this module there.
  const state = useSyncExternalStore(store.subscribe, store.read, readNothing);
  useBrowserLayoutEffect(() => store.write(withBranch(store.read(), branch)), [branch, store]);
  const isOpen = useCallback((categoryId: string) => isCategoryOpen(state, branch, categoryId), [state, branch]);
  const toggle = useCallback(
    (categoryId: string) => store.write(withToggled(store.read(), branch, categoryId)),
    [store, branch],
  );
  return { isOpen, toggle, toggled: state.toggled };
}
