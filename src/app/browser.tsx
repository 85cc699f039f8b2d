import type { GatsbyBrowser } from "gatsby";

import { installLinks } from "../enhance/links/installLinks";
import { PageLayout } from "./PageLayout";
import { installProgressBar, type RouteBar } from "./progress/installProgressBar";
import { shouldUpdateScroll as mayScroll } from "./shouldUpdateScroll";

/** Gatsby's browser hooks. */

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageLayout data={props.data} location={props.location}>
    {element}
  </PageLayout>
);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  mayScroll({ prevRouterProps, routerProps });

let routeBar: RouteBar | null = null;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  installLinks(document);
  routeBar = installProgressBar();
};

/** After the plugin's own hook, which starts the bar 1,000 ms after a click even if another click came since. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  routeBar?.dropStale();
};
