import type { GatsbySSR } from "gatsby";

import { collectSettings } from "./document/collectSettings";
import { linkStyles } from "./document/linkStyles";
import { renderDocument, type RenderedDocument } from "./document/renderDocument";
import { sharedScripts } from "./document/sharedScripts";
import { writePageData } from "./pageData/writePageData";
import { wrapPage } from "./wrapPage";

/** Gatsby's hooks of the HTML renderer. */

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) =>
  collectSettings(element, pathname);

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  linkStyles(args);
  sharedScripts(args);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  renderDocument(args as typeof args & RenderedDocument);
  writePageData(args);
};
