export { siteTypes } from "./schema";
export { siteNode } from "./siteNode";
export type { VersionEntry } from "./siteNode";
export { unknownDoc } from "./unknownDoc";
