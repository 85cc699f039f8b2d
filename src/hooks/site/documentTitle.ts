import type { Site } from "./types";

/** `page title | site title` (SPEC section 2); the site's title alone where a page has no other. */
export function documentTitle(pageTitle: string | null, site: Pick<Site, "title" | "titleDelimiter">): string {
  return pageTitle === null || pageTitle === site.title
    ? site.title
    : `${pageTitle} ${site.titleDelimiter} ${site.title}`;
}
