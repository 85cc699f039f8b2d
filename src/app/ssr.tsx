import type { GatsbySSR } from "gatsby";

import { collectSettings } from "./document/collectSettings";
import { linkStyles } from "./document/linkStyles";
import { renderDocument } from "./document/renderDocument";
import { PageLayout } from "./PageLayout";

/** Gatsby's hooks of the HTML renderer. */

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <PageLayout data={props.data} location={props.location}>
    {element}
  </PageLayout>
);

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) =>
  collectSettings(element, pathname);

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => linkStyles(args);

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => renderDocument(args);
