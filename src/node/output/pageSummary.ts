import { withoutTrailingSlash } from "../../shared/paths";
import { decodeEntities } from "../html";

/** What a built page says of itself. */
export interface PageSummary {
  readonly path: string;
  /** Its title without the site's. */
  readonly title: string;
  /** Path of the page that it is a second address of; its own as a rule. */
  readonly canonical: string;
}

export interface SiteAddress {
  readonly pathPrefix: string;
  /** Between a page's title and the site's. */
  readonly titleDelimiter: string;
}

/** Reads a page's head. null for pages without a canonical address: the not-found page, old addresses. */
export function pageSummary(path: string, html: string, site: SiteAddress): PageSummary | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(head) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  if (address === undefined || /<meta http-equiv="refresh"/.test(head)) {
    return null;
  }
  const canonical = decodeURI(new URL(decodeEntities(address)).pathname).slice(site.pathPrefix.length);
  const end = decodeEntities(title).lastIndexOf(` ${site.titleDelimiter} `);
  return {
    path,
    title: end === -1 ? decodeEntities(title) : decodeEntities(title).slice(0, end),
    canonical: withoutTrailingSlash(canonical) === withoutTrailingSlash(path) ? path : canonical,
  };
}
