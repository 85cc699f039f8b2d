import type { RenderBodyArgs } from "gatsby";
import type { CSSProperties } from "react";

import { settingsAttributes } from "../../hooks/documentSettings";
import { withoutTrailingSlash } from "../../shared/paths";
import { BaseUrlBanner } from "./baseUrl/BaseUrlBanner";
import { takeSettings } from "./collectSettings";
import { earlyScript } from "./earlyScript";

export interface RenderedDocument extends Pick<
  RenderBodyArgs,
  "setHtmlAttributes" | "setHeadComponents" | "setPreBodyComponents"
> {
  readonly pathname: string;
  /** Which Gatsby's types leave out: "" or "/portal". */
  readonly pathPrefix: string;
}

/** What stands on `<html>`, in `<head>` and around React's root: `onRenderBody`. */
export function renderDocument(document: RenderedDocument): void {
  const { setHtmlAttributes, setHeadComponents, setPreBodyComponents, pathname, pathPrefix } = document;
  const settings = takeSettings(pathname);
  if (settings !== undefined) {
    // React's types know no custom properties.
    const style = { "--accent-base": settings.accent } as CSSProperties;
    setHtmlAttributes({ ...settingsAttributes(settings), style });
    if (isHome(pathname, settings.lang)) {
      setPreBodyComponents([<BaseUrlBanner key="base-url" pathPrefix={pathPrefix} home={pathname} />]);
    }
  }
  // In `develop`, where pages are not rendered, the script is ready for everything.
  const script = earlyScript({
    colorMode: settings?.themeSwitch ?? true,
    announcement: settings === undefined || settings.announcementId !== null,
    home: settings !== undefined && isHome(pathname, settings.lang),
    notFound: settings === undefined || NOT_FOUND.test(pathname),
  });
  setHeadComponents([<script key="early" dangerouslySetInnerHTML={{ __html: script }} />]);
}

/** Gatsby renders the not-found page at both addresses. */
const NOT_FOUND = /^\/404(?:\.html|\/)?$/;

/** The start page of the site, or of a locale: `/ar`. */
const isHome = (pathname: string, locale: string): boolean =>
  pathname === "/" || withoutTrailingSlash(pathname) === `/${locale}`;
