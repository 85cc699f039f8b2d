export { docsNodes, docsPages } from "./buildDocs";
export type { DocsModel, PageCalls } from "./buildDocs";
export { galleryFile, readDocEntries } from "./docEntries";
export type { DocEntries, DocEntry } from "./docEntries";
export { contentTypes, docsTypes } from "./schema";
export { loadSidebar } from "./sidebar/loadSidebar";
export type { ResolvedSidebar } from "./sidebar/resolveSidebar";
