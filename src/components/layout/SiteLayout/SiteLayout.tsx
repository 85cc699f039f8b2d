import { useState, type ReactNode } from "react";

import { useRememberVersion } from "../../../hooks/docsVersion/useRememberVersion";
import { useDocumentSettings } from "../../../hooks/documentSettings";
import { usePageScope } from "../../../hooks/pageScope/pageScope";
import { useSite } from "../../../hooks/site/useSite";
import { isColorMode } from "../../../shared/colorMode";
import { AnnouncementBar } from "../../announcement/AnnouncementBar/AnnouncementBar";
import { LateDrawer } from "../../drawer/LateDrawer/LateDrawer";
import { useLateDrawer } from "../../drawer/LateDrawer/useLateDrawer";
import { Footer } from "../../footer/Footer/Footer";
import { ColorModeSwitch } from "../../navbar/ColorModeSwitch/ColorModeSwitch";
import { Navbar } from "../../navbar/Navbar/Navbar";
import { Main } from "../Main/Main";
import { SkipLink } from "../SkipLink/SkipLink";
import * as styles from "./SiteLayout.module.css";

/** Id of the dialog that the bar's toggle opens. */
const DRAWER_ID = "main-menu";

interface SiteLayoutProps {
  /** What stands beside the page; the layout keeps it mounted, with its scroll position, from page to page. */
  readonly sidebar: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, announcement, navigation bar, page, footer, and the menu of narrow windows. */
export function SiteLayout({ sidebar, children }: SiteLayoutProps) {
  const { path, doc } = usePageScope();
  const { locale, direction, accent, localePath, navbar, footer, announcementBar, colorMode } = useSite();
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuPath, setMenuPath] = useState(path);
  const drawer = useLateDrawer();
  if (path !== menuPath) {
    // Another page, chosen before the menu was opened or in the search over it.
    setMenuPath(path);
    setMenuOpen(false);
  }

  useDocumentSettings({
    lang: locale,
    dir: direction,
    accent,
    themeDefault: isColorMode(colorMode.default) ? colorMode.default : "light",
    themeSwitch: colorMode.switch,
    announcementId: announcementBar?.id ?? null,
  });
  useRememberVersion(doc);

  return (
    <div>
      <SkipLink />
      {announcementBar === null ? null : <AnnouncementBar {...announcementBar} />}
      <Navbar
        {...navbar}
        path={path}
        docs={doc !== null}
        home={localePath === "" ? "/" : localePath}
        colorSwitch={colorMode.switch}
        menuId={DRAWER_ID}
        menuOpen={menuOpen}
        menuBusy={menuOpen && drawer.module === null}
        onMenu={() => {
          drawer.prepare();
          // A second tap on a menu that isn't there yet takes the first one back.
          setMenuOpen(!menuOpen || drawer.module !== null);
        }}
        onMenuNear={drawer.prepare}
      />
      <div className={styles.body} data-sidebar={sidebar === null ? undefined : ""}>
        {sidebar === null ? null : <div className={styles.sidebar}>{sidebar}</div>}
        <Main>{children}</Main>
      </div>
      <Footer {...footer} />
      <LateDrawer
        {...navbar}
        module={drawer.module}
        failure={drawer.failure}
        id={DRAWER_ID}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        docsMenu={sidebar}
        extras={colorMode.switch ? <ColorModeSwitch /> : null}
      />
    </div>
  );
}
