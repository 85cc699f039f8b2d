import { useEffect, useRef, useState, type ReactNode } from "react";

import { DrawerContext } from "../../../hooks/drawer/drawerContext";
import type { NavbarItem } from "../../../hooks/site/types";
import { CLOSE_ICON_SIZE } from "../../../shared/limits";
import { revealInScrollBox } from "../../docs/DocsSidebar/revealInScrollBox";
import { Icon } from "../../ui/Icon/Icon";
import { Brand } from "../../layout/Brand/Brand";
import { MainLinks } from "../MainLinks/MainLinks";
import { MainMenu } from "../MainMenu/MainMenu";
import * as styles from "./DrawerMenu.module.css";

interface DrawerMenuProps {
  readonly title: string;
  readonly logo: string | null;
  readonly home: string;
  readonly items: readonly NavbarItem[];
  readonly docsMenu: ReactNode | null;
  readonly extras: ReactNode;
  readonly onClose: () => void;
}

/** What the drawer shows: on docs pages the docs' menu first, and one button between it and the main menu. */
export function DrawerMenu({ title, logo, home, items, docsMenu, extras, onClose }: DrawerMenuProps) {
  const [view, setView] = useState<"docs" | "main">(docsMenu === null ? "main" : "docs");
  const inDocs = view === "docs" && docsMenu !== null;
  const scrollBox = useRef<HTMLDivElement>(null);

  // The dialog is open by now, and the entry has a place to be scrolled to.
  useEffect(() => {
    const active = scrollBox.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (active) {
      revealInScrollBox(active);
    }
  }, [inDocs]);

  return (
    <>
      <div className={styles.head}>
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
          <Icon name="close" size={CLOSE_ICON_SIZE} />
        </button>
        <Brand title={title} logo={logo} home={home} />
      </div>
      {docsMenu === null ? null : (
        // One button for both ways, so that the focus has somewhere to be when the menu changes.
        <button type="button" className={styles.view} onClick={() => setView(inDocs ? "main" : "docs")}>
          {inDocs ? <Icon name="arrowLeft" /> : null}
          {inDocs ? "Back to main menu" : "Docs menu"}
          {inDocs ? null : <Icon name="arrowRight" />}
        </button>
      )}
      <div className={styles.body} ref={scrollBox}>
        <DrawerContext.Provider value={true}>{inDocs ? docsMenu : <MainMenu items={items} />}</DrawerContext.Provider>
      </div>
      {inDocs || extras !== null ? (
        <div className={styles.foot}>
          {inDocs ? <MainLinks items={items} /> : null}
          {extras}
        </div>
      ) : null}
    </>
  );
}
