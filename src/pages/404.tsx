import { graphql, type PageProps } from "gatsby";

import type { Area } from "../components/home/AreaTiles/AreaTiles";
import { NearestHelp } from "../components/page/NearestHelp/NearestHelp";
import { PlainPage } from "../components/page/PlainPage/PlainPage";
import { Seo } from "../components/seo/Seo/Seo";

interface NotFoundData {
  readonly siteConfig: { readonly home: { readonly areas: readonly Area[] } };
}

/** What every address without a page shows. */
export default function NotFoundPage({ data }: PageProps<NotFoundData>) {
  return (
    <PlainPage
      title="Page not found"
      lead="There is no page at this address. It may have moved, or the link may be wrong."
    >
      <NearestHelp areas={data.siteConfig.home.areas} />
    </PlainPage>
  );
}

export function Head() {
  return <Seo title="Page not found" path={null} />;
}

export const query = graphql`
  query NotFound {
    siteConfig {
      home {
        areas {
          title
          description
          to
        }
      }
    }
  }
`;
