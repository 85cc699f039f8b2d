import { useMemo, type ReactNode } from "react";

import { DocsSidebar } from "../components/docs/DocsSidebar/DocsSidebar";
import { SiteLayout } from "../components/layout/SiteLayout/SiteLayout";
import { PageScopeContext } from "../hooks/pageScope/pageScope";
import { useSiteOf } from "../hooks/site/useSite";
import { toSitePath } from "../hooks/sitePath";
import { pageScopeOf } from "./pageScopeOf";

interface PageLayoutProps {
  readonly data: unknown;
  readonly pageContext?: unknown;
  readonly location: { readonly pathname: string };
  readonly children: ReactNode;
}

/**
 * The frame around a page, and what its parts ask of where the page stands. It is outside the page's own element, which
 * React replaces on each navigation: bar and sidebar stay as they are, with what the reader opened and where they
 * scrolled.
 */
export function PageLayout({ data, pageContext, location, children }: PageLayoutProps) {
  // Locales and versions are the same in each locale, but for what a locale lacks.
  const site = useSiteOf("");
  const path = toSitePath(location.pathname);
  const scope = useMemo(() => pageScopeOf({ data, pageContext, path }, site), [data, pageContext, path, site]);
  const { doc } = scope;
  return (
    <PageScopeContext.Provider value={scope}>
      <SiteLayout sidebar={doc === null ? null : <DocsSidebar docId={doc.docId} />}>{children}</SiteLayout>
    </PageScopeContext.Provider>
  );
}
