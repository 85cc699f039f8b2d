import { useMemo, useRef } from "react";

import { useOpenCategories } from "../../../hooks/sidebar/useOpenCategories";
import { useSidebarTree } from "../../../hooks/sidebar/useSidebarTree";
import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";
import { activeBranch } from "../../../shared/sidebar/buildSidebarTree";
import { NarrowDisclosure } from "../../ui/NarrowDisclosure/NarrowDisclosure";
import { SidebarItems } from "../SidebarItems/SidebarItems";
import { revealInScrollBox } from "./revealInScrollBox";

/** The docs' navigation: beside the page on desktop widths, behind a control above it on narrow ones. */
export function DocsSidebar({ docId }: { readonly docId: string }) {
  const tree = useSidebarTree();
  const branch = useMemo(() => activeBranch(tree, docId), [tree, docId]);
  const { isOpen, toggle } = useOpenCategories(branch);
  const nav = useRef<HTMLElement>(null);

  useBrowserLayoutEffect(() => {
    const active = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (active) {
      revealInScrollBox(active);
    }
  }, [docId]);

  return (
    <NarrowDisclosure label="All docs pages" look="bar">
      <nav aria-label="Docs" ref={nav}>
        <SidebarItems items={tree} docId={docId} isOpen={isOpen} toggle={toggle} />
      </nav>
    </NarrowDisclosure>
  );
}
