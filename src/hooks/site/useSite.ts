import { graphql, useStaticQuery } from "gatsby";

import type { Site } from "./types";

/** The site's settings: one static query, shared by the shell and by every page's head. */
export function useSite(): Site {
  const { siteConfig } = useStaticQuery<{ siteConfig: Site }>(graphql`
    query Site {
      siteConfig {
        title
        description
        url
        locale
        direction
        titleDelimiter
        accent
        pathPrefix
        navbar {
          title
          logo
          items {
            type
            label
            to
            href
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
    }
  `);
  return siteConfig;
}
