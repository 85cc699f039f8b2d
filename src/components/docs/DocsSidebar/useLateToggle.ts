import { navigate } from "gatsby";
import { useCallback, useEffect, useRef } from "react";

import { mayPrefetch } from "../../../enhance/links/prefetchPage";
import type { CategoryControl } from "../../../hooks/sidebar/useOpenCategories";
import { lateLists, useSidebarLists } from "../../../hooks/sidebar/useSidebarLists";
import type { SidebarTreeCategory } from "../../../shared/sidebar/buildSidebarTree";

interface LateToggle extends Omit<CategoryControl, "toggle"> {
  readonly toggle: (category: SidebarTreeCategory) => void;
  /** Loads what a category may be about to show. */
  readonly prepare: () => void;
}

/**
 * Opens categories whose entries the page's HTML doesn't have as soon as they are loaded; another click before that
 * takes the wish back. Where they can't be loaded the category leads to its first page, as its link does.
 */
export function useLateToggle(categories: CategoryControl): LateToggle {
  const { toggle } = categories;
  const isLoaded = useSidebarLists() !== null;
  const wanted = useRef(new Set<string>());

  useEffect(() => {
    if (isLoaded) {
      wanted.current.forEach(toggle);
      wanted.current.clear();
    }
  }, [isLoaded, toggle]);

  const prepare = useCallback(() => {
    if (!isLoaded && mayPrefetch()) {
      // A click tries again, and says what comes of it.
      lateLists.load().catch(() => undefined);
    }
  }, [isLoaded]);

  const toggleLate = useCallback(
    ({ id, path, items }: SidebarTreeCategory) => {
      if (isLoaded || items.length > 0) {
        toggle(id);
      } else if (!wanted.current.delete(id)) {
        wanted.current.add(id);
        lateLists.load().catch(() => {
          if (wanted.current.delete(id)) {
            navigate(path);
          }
        });
      }
    },
    [isLoaded, toggle],
  );

  return { ...categories, toggle: toggleLate, prepare };
}
