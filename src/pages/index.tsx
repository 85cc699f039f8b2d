import { graphql, type HeadProps, type PageProps } from "gatsby";

import { AreaTiles, type Area } from "../components/home/AreaTiles/AreaTiles";
import { Hero } from "../components/home/Hero/Hero";
import { HomeFrame } from "../components/home/HomeFrame/HomeFrame";
import { QuickstartSteps, type QuickstartStep } from "../components/home/QuickstartSteps/QuickstartSteps";
import { Seo } from "../components/seo/Seo/Seo";
import type { LocaleContext } from "../hooks/pageScope/localeContext";
import type { LinkTarget } from "../hooks/site/types";

interface HomeData {
  readonly siteConfig: {
    readonly home: {
      readonly title: string;
      readonly tagline: string;
      readonly actions: readonly LinkTarget[];
      readonly areas: readonly Area[];
      readonly quickstart: readonly QuickstartStep[];
    };
  };
}

/** The home page, all of it from the site's settings. */
export default function HomePage({ data }: PageProps<HomeData>) {
  const { title, tagline, actions, areas, quickstart } = data.siteConfig.home;
  return (
    <HomeFrame
      hero={<Hero title={title} tagline={tagline} actions={actions} />}
      start={<QuickstartSteps steps={quickstart} />}
    >
      <AreaTiles areas={areas} />
    </HomeFrame>
  );
}

export function Head({ pageContext: { localePath = "" } }: HeadProps<object, LocaleContext>) {
  return <Seo title={null} path={localePath || "/"} />;
}

export const query = graphql`
  query Home($localePath: String = "") {
    siteConfig(localePath: { eq: $localePath }) {
      home {
        title
        tagline
        actions {
          label
          to
          href
        }
        areas {
          title
          description
          to
        }
        quickstart {
          title
          text
          to
        }
      }
    }
  }
`;
