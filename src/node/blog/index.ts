export { blogNodes, blogPages } from "./buildBlog";
export { readPosts } from "./posts";
export type { PostEntry } from "./posts";
export { blogTypes } from "./schema";
