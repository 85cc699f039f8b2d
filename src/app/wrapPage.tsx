import type { WrapPageElementBrowserArgs } from "gatsby";

import { PageBoundary } from "./failures/PageBoundary";
import { PageLayout } from "./PageLayout";

type PageArgs = Pick<WrapPageElementBrowserArgs, "element"> & {
  readonly props: Pick<WrapPageElementBrowserArgs["props"], "data" | "pageContext" | "location">;
};

/**
 * The frame around a page, the same in HTML and browser. A page that crashes leaves bar, sidebar and footer as they
 * are; if those crash, the outer screen is all there is.
 */
export function wrapPage({ element, props: { data, pageContext, location } }: PageArgs) {
  const place = `${location.key ?? ""} ${location.pathname}`;
  return (
    <PageBoundary place={place} shell>
      <PageLayout data={data} pageContext={pageContext} location={location}>
        <PageBoundary place={place}>{element}</PageBoundary>
      </PageLayout>
    </PageBoundary>
  );
}
