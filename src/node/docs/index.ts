export { currentVersion, docsNodes, docsPages } from "./buildDocs";
export type { PageCalls } from "./buildDocs";
export { galleryFile, readDocEntries } from "./docEntries";
export type { DocEntry } from "./docEntries";
export { contentTypes, docsTypes } from "./schema";
export { loadSidebar } from "./sidebar/loadSidebar";
