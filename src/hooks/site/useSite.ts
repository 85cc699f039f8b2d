import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";

import { PageScopeContext } from "../pageScope/pageScope";
import type { Site } from "./types";

interface Sites {
  /** The settings in the default locale. */
  readonly siteConfig: Site;
  /** The settings in the other locales. */
  readonly otherSites?: { readonly nodes: readonly Site[] };
}

/** What every page needs of the settings. */
export const siteFields = graphql`
  fragment SiteFields on SiteConfig {
    title
    description
    url
    locale
    direction
    titleDelimiter
    accent
    pathPrefix
    localePath
    locales {
      code
      label
      dir
      path
    }
    versions {
      name
      label
      path
      mainDocPath
    }
    announcementBar {
      id
      html
      closable
    }
    colorMode {
      default
      switch
    }
    search {
      docs
      index
    }
    navbar {
      title
      logo
      items {
        type
        label
        to
        href
        items {
          label
          to
          href
        }
      }
    }
    footer {
      style
      columns {
        title
        items {
          label
          to
          href
        }
      }
      links {
        label
        to
        href
      }
      logo
      copyright
    }
  }
`;

/** The settings in every locale: one static query, shared by the shell and by every page's head. */
function useSites(): Sites {
  return useStaticQuery<Sites>(graphql`
    query Site {
      siteConfig(isDefaultLocale: { eq: true }) {
        ...SiteFields
      }
      otherSites: allSiteConfig(filter: { isDefaultLocale: { eq: false } }) {
        nodes {
          ...SiteFields
        }
      }
    }
  `);
}

/** The settings in the locale of a site path: "" for the default one, "/ar" for that of "/ar/docs/start". */
export function useSiteOf(path: string): Site {
  const { siteConfig, otherSites } = useSites();
  return otherSites?.nodes.find(({ localePath }) => `${path}/`.startsWith(`${localePath}/`)) ?? siteConfig;
}

/** The settings in the locale of the current page; in the default one outside of the page layout. */
export function useSite(): Site {
  return useSiteOf(useContext(PageScopeContext)?.localePath ?? "");
}
