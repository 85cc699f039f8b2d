import { withPrefix } from "gatsby";
import type { ReactNode } from "react";

import { absoluteUrl } from "../../../hooks/site/absoluteUrl";
import { documentTitle } from "../../../hooks/site/documentTitle";
import type { LocaleAlternate } from "../../../shared/contracts/Alternates";
import { useSiteOf } from "../../../hooks/site/useSite";
import { Alternates } from "./Alternates";

interface SeoProps {
  /** Null on the home page, whose title is the site's. */
  readonly title: string | null;
  /** The site's description where a page has none. */
  readonly description?: string | null;
  /** Site path of the page's one address; null for pages that have none (not found). */
  readonly path: string | null;
  readonly type?: "website" | "article";
  /** Whether search engines are asked to leave the page out. */
  readonly unlisted?: boolean;
  /** The page in every locale, for pages that content makes; empty where there is one locale. */
  readonly alternates?: readonly LocaleAlternate[];
  readonly children?: ReactNode;
}

/** What a page's `Head` holds. `lang` and `dir` are on `<html>` already (hooks/documentSettings). */
export function Seo(props: SeoProps) {
  const { title, description, path, type = "website", unlisted = false, alternates, children } = props;
  // Heads are rendered outside of the page layout: the address says the locale.
  const site = useSiteOf(path ?? "");
  const fullTitle = documentTitle(title, site);
  const text = description ?? site.description;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {path === null ? null : <link rel="canonical" href={absoluteUrl(path, site)} />}
      {path === null || unlisted ? null : <Alternates path={path} known={alternates} site={site} />}
      {path === null || unlisted ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={text} />
      {path === null ? null : <meta property="og:url" content={absoluteUrl(path, site)} />}
      <meta name="twitter:card" content="summary" />
      {/* static/favicon.svg. Without this line browsers ask for /favicon.ico, which is an error in their console. */}
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
      {children}
    </>
  );
}
