import { useContext, useMemo, useRef } from "react";

import { DrawerContext } from "../../../hooks/drawer/drawerContext";
import { useOpenCategories } from "../../../hooks/sidebar/useOpenCategories";
import { useSidebarTree } from "../../../hooks/sidebar/useSidebarTree";
import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";
import { MOBILE_MAX_WIDTH } from "../../../shared/limits";
import { activeBranch } from "../../../shared/sidebar/buildSidebarTree";
import { NarrowDisclosure } from "../../ui/NarrowDisclosure/NarrowDisclosure";
import { SidebarItems } from "../SidebarItems/SidebarItems";
import { revealInScrollBox } from "./revealInScrollBox";
import { useLateToggle } from "./useLateToggle";

/**
 * The docs' navigation: beside the page on desktop widths, in the drawer on narrow ones; without JavaScript behind a
 * control above the page. What is open in one place is open in the other.
 */
export function DocsSidebar({ docId }: { readonly docId: string }) {
  const tree = useSidebarTree();
  const branch = useMemo(() => activeBranch(tree, docId), [tree, docId]);
  const categories = useLateToggle(useOpenCategories(branch));
  const inDrawer = useContext(DrawerContext);
  const nav = useRef<HTMLElement>(null);

  useBrowserLayoutEffect(() => {
    const reveal = () => {
      const active = nav.current?.querySelector<HTMLElement>("[aria-current]");
      if (active) {
        revealInScrollBox(active);
      }
    };
    reveal();
    // A tablet that is turned: the column had no place to be scrolled to until now.
    const desktop = window.matchMedia(`(width > ${MOBILE_MAX_WIDTH}px)`);
    desktop.addEventListener("change", reveal);
    return () => desktop.removeEventListener("change", reveal);
  }, [docId]);

  const menu = (
    <nav aria-label="Docs" ref={nav}>
      <SidebarItems items={tree} docId={docId} idPrefix={inDrawer ? "drawer" : "sidebar"} {...categories} />
    </nav>
  );
  return inDrawer ? (
    menu
  ) : (
    <NarrowDisclosure label="All docs pages" look="bar">
      {menu}
    </NarrowDisclosure>
  );
}
