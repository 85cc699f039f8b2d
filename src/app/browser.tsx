import type { GatsbyBrowser } from "gatsby";

import { installLinks } from "../enhance/links/installLinks";
import { installNeighbourPrefetch } from "../enhance/links/prefetchNeighbours";
import { guardSessionStorage } from "./failures/guardSessionStorage";
import { afterNavigation, installAnnouncer } from "./navigation/afterNavigation";
import { markTarget } from "./navigation/markTarget";
import { installLoaderGuard, installNavigation } from "./navigation/installNavigation";
import { readPageData } from "./pageData/readPageData";
import { installScrollMemory, scrollMemory } from "./scroll/scrollMemory";
import { shouldUpdateScroll as mayScroll } from "./scroll/shouldUpdateScroll";
import { wrapPage } from "./wrapPage";

/** Gatsby's browser hooks. */

// Before any hook: Gatsby's loader is made as soon as this module has run.
readPageData(document, window as { pageData?: unknown });

let neighbours: ReturnType<typeof installNeighbourPrefetch> | undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  mayScroll({ prevRouterProps, routerProps, restore: () => scrollMemory()?.onShown() ?? false });

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  guardSessionStorage();
  installLoaderGuard();
  installScrollMemory();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  installLinks(document);
  installNavigation();
  installAnnouncer();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  afterNavigation(location, prevLocation);
  markTarget(location.hash);
  neighbours ??= installNeighbourPrefetch(document);
  neighbours.renew();
};
