/** How the file of a doc id may end: a folder's `index` is the folder. */
export const DOC_ENDINGS = [".mdx", ".md", "/index.mdx", "/index.md"] as const;
