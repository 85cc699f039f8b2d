export { checkLinks } from "./checkLinks";
export type { ConfiguredLink } from "./checkLinks";
export { checkRoutes } from "./checkRoutes";
