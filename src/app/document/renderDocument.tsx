import type { RenderBodyArgs } from "gatsby";
import type { CSSProperties } from "react";

import { settingsAttributes } from "../../hooks/documentSettings";
import { withoutTrailingSlash } from "../../shared/paths";
import { BaseUrlBanner } from "./baseUrl/BaseUrlBanner";
import { takeSettings } from "./collectSettings";
import { EARLY_SCRIPT } from "./earlyScript";

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
  setHeadComponents([<script key="early" dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />]);
}

/** The start page of the site, or of a locale: `/ar`. */
const isHome = (pathname: string, locale: string): boolean =>
  pathname === "/" || withoutTrailingSlash(pathname) === `/${locale}`;
