import { graphql, withPrefix, type PageProps } from "gatsby";

import type { Area } from "../components/home/AreaTiles/AreaTiles";
import { NearestHelp } from "../components/page/NearestHelp/NearestHelp";
import { NotFound } from "../components/page/NotFound/NotFound";
import { PlainPage } from "../components/page/PlainPage/PlainPage";
import { Seo } from "../components/seo/Seo/Seo";
import { SITE_PAGES_PATH } from "../hooks/notFound/loadSitePages";
import { useNotFound } from "../hooks/notFound/useNotFound";
import { splitLocale, type LocalePath } from "../shared/locales/localePath";

interface NotFoundData {
  readonly allSiteConfig: {
    /** One a locale. */
    readonly nodes: readonly (LocalePath & { readonly home: { readonly areas: readonly Area[] } })[];
  };
}

/** What every address without a page shows, unless it means a page. The locale is the one that the address names. */
export default function NotFoundPage({ data, location }: PageProps<NotFoundData>) {
  const locales = data.allSiteConfig.nodes;
  const state = useNotFound(location.pathname, locales);
  const { path, near } = state.kind === "decided" ? state : { path: null, near: [] };
  const { locale } = splitLocale(path ?? "/", locales);
  return (
    <NotFound state={state}>
      <PlainPage
        title="Page not found"
        lead="There is no page at this address. It may have moved, or the link may be wrong."
      >
        <NearestHelp path={path} near={near} areas={locale?.home.areas ?? []} localePath={locale?.path ?? ""} />
      </PlainPage>
    </NotFound>
  );
}

export function Head() {
  return (
    <>
      <Seo title="Page not found" path={null} />
      <link rel="preload" as="fetch" crossOrigin="anonymous" href={withPrefix(SITE_PAGES_PATH)} />
    </>
  );
}

export const query = graphql`
  query NotFound {
    allSiteConfig(sort: { isDefaultLocale: DESC }) {
      nodes {
        path: localePath
        home {
          areas {
            title
            description
            to
          }
        }
      }
    }
  }
`;
