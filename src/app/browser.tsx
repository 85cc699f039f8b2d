import type { GatsbyBrowser } from "gatsby";

import { installLinks } from "../enhance/links/installLinks";
import { installNeighbourPrefetch } from "../enhance/links/prefetchNeighbours";
import { guardSessionStorage } from "./failures/guardSessionStorage";
import { afterNavigation, installAnnouncer } from "./navigation/afterNavigation";
import { installLoaderGuard, installNavigation } from "./navigation/installNavigation";
import { shouldUpdateScroll as mayScroll } from "./shouldUpdateScroll";
import { wrapPage } from "./wrapPage";

/** Gatsby's browser hooks. */

let neighbours: ReturnType<typeof installNeighbourPrefetch> | undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  mayScroll({ prevRouterProps, routerProps });

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  guardSessionStorage();
  installLoaderGuard();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  installLinks(document);
  installNavigation();
  installAnnouncer();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  afterNavigation(location, prevLocation);
  neighbours ??= installNeighbourPrefetch(document);
  neighbours.renew();
};
