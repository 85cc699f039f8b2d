import type { ReactNode } from "react";

import { DocsSidebar } from "../components/docs/DocsSidebar/DocsSidebar";
import { SiteLayout } from "../components/layout/SiteLayout/SiteLayout";
import { toSitePath } from "../hooks/sitePath";
import { docPageOf } from "./docPageOf";

interface PageLayoutProps {
  readonly data: unknown;
  readonly location: { readonly pathname: string };
  readonly children: ReactNode;
}

/**
 * The frame around a page. It stands outside the page's own element, which React replaces on each navigation: bar
 * and sidebar stay as they are, with what the reader opened and where they scrolled.
 */
export function PageLayout({ data, location, children }: PageLayoutProps) {
  const doc = docPageOf(data);
  return (
    <SiteLayout
      path={doc?.path ?? toSitePath(location.pathname)}
      docs={doc !== null}
      sidebar={doc === null ? null : <DocsSidebar docId={doc.docId} />}
    >
      {children}
    </SiteLayout>
  );
}
