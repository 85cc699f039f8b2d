export { contentPageNodes, contentPagePages, contentPageTypes, readContentPages } from "./contentPages";
export type { ContentPageEntry } from "./contentPages";
