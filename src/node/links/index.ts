export { BuiltLinks } from "./BuiltLinks";
export { checkLinks } from "./checkLinks";
export type { ConfiguredLink } from "./checkLinks";
export { checkRoutes } from "./checkRoutes";
