export { contentPageNodes, contentPagePages, contentPageTypes, readContentPages } from "./contentPages";
