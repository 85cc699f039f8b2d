/** Key of the docs version that the reader prefers in the browser's storage; its value is the version's name. */
export const DOCS_VERSION_KEY = "docs.version";
