/**
 * Stands in the bundle for `@gatsbyjs/reach-router` (src/node/gatsby/lighterGatsby): what Gatsby's client uses of it.
 * The rest is 2.5 KB: choosing among routes, links, redirects, and a history for places without a window.
 */
import { globalHistory } from "./globalHistory";

export { Location, LocationProvider } from "./LocationProvider";
export { BaseContext, Router } from "./Router";
export { globalHistory };
export type { RouterLocation } from "./globalHistory";
export const { navigate } = globalHistory;

/** Gatsby asks it for the pages that stand for many addresses; the site has none. */
export const pick = (): null => null;
