export { attributesOf } from "./attributesOf";
export { decodeEntities } from "./decodeEntities";
export { startTags } from "./startTags";
