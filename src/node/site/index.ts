export { siteTypes } from "./schema";
export { siteNode } from "./siteNode";
