export { compressSite } from "./compressSite";
export { siteFiles } from "./siteFiles";
export { finishSite } from "./finishSite";
export type { BuiltSite } from "./finishSite";
export { pageFile } from "./pageFile";
export { writeFiles } from "./writeFiles";
