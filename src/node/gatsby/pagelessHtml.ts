import path from "node:path";

import { becomeFile, type Replace } from "./becomeFile";

/** All pages, and what the site puts around each of them. */
const PAGES = [/[\\/]\$virtual[\\/]async-requires\.js$/, /[\\/]src[\\/]app[\\/]wrapPage\.tsx$/];

/**
 * Plugins for the HTML of the development server, which has no page in it but loads them all: half of what its first
 * page waits for. `root` is the project's, absolute.
 */
export function pagelessHtml(replace: Replace, root: string): unknown[] {
  const empty = becomeFile(path.join(root, "src/node/gatsby/empty.js"));
  return PAGES.map((part) => replace(part, empty));
}
