import type { HeadProps, PageProps } from "gatsby";

import { PlainPage } from "../components/page/PlainPage/PlainPage";
import { searchTitle } from "../components/search/SearchPage/searchTitle";
import { SearchPage } from "../components/search/SearchPage/SearchPage";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleContext } from "../hooks/pageScope/localeContext";

const DESCRIPTION = "Find guides, calls, fields, error codes and paths in this documentation.";

/** All results of a search, `/search?q=…`. */
export default function SearchResultsPage({ location }: PageProps<object, object, { focusField?: boolean } | null>) {
  return (
    <PlainPage title="Search" narrow>
      <SearchPage query={location.search} focusField={location.state?.focusField === true} />
    </PlainPage>
  );
}

export function Head({ pageContext: { localePath = "" } }: HeadProps<object, LocaleContext>) {
  // Gatsby renders this again for each address, and hands over its path alone. The HTML knows no query.
  const query = typeof window === "undefined" ? "" : window.location.search;
  return <Seo title={searchTitle(query)} description={DESCRIPTION} path={`${localePath}/search`} />;
}
