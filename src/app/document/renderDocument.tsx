import type { RenderBodyArgs } from "gatsby";
import type { CSSProperties } from "react";

import { EARLY_SCRIPT } from "./earlyScript";
import { takeSettings } from "./collectSettings";

type Document = Pick<RenderBodyArgs, "setHtmlAttributes" | "setHeadComponents"> & { readonly pathname: string };

/** What stands on `<html>` and in `<head>` of every page: `onRenderBody`. */
export function renderDocument({ setHtmlAttributes, setHeadComponents, pathname }: Document): void {
  const settings = takeSettings(pathname);
  if (settings !== undefined) {
    const { lang, dir, accent } = settings;
    // React's types know no custom properties.
    setHtmlAttributes({ lang, dir, style: { "--accent-base": accent } as CSSProperties });
  }
  setHeadComponents([<script key="early" dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />]);
}
