import type { ReactNode } from "react";

import { useDocumentSettings } from "../../../hooks/documentSettings";
import { useSite } from "../../../hooks/site/useSite";
import { Footer } from "../../footer/Footer/Footer";
import { Navbar } from "../../navbar/Navbar/Navbar";
import { MAIN_ID, SkipLink } from "../SkipLink/SkipLink";
import * as styles from "./SiteLayout.module.css";

interface SiteLayoutProps {
  /** Site path of the page, as the navigation bar marks it. */
  readonly path: string | null;
  /** Whether the page is one of the docs. */
  readonly docs: boolean;
  /** What stands beside the page; the layout keeps it mounted, with its scroll position, from page to page. */
  readonly sidebar: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, navigation bar, page, footer. */
export function SiteLayout({ path, docs, sidebar, children }: SiteLayoutProps) {
  const site = useSite();
  useDocumentSettings({ lang: site.locale, dir: site.direction, accent: site.accent });

  return (
    <div className={styles.site}>
      <SkipLink />
      <Navbar {...site.navbar} path={path} docs={docs} />
      <div className={styles.body} data-sidebar={sidebar === null ? undefined : ""}>
        {sidebar === null ? null : <div className={styles.sidebar}>{sidebar}</div>}
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer {...site.footer} />
    </div>
  );
}
