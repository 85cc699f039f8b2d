export { checkLinks } from "./checkLinks";
export { checkRoutes } from "./checkRoutes";
