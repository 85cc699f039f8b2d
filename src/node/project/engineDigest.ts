import { filesDigest } from "./filesDigest";

/** Folders whose code decides what a compiled page or node looks like, and what fixes the versions of libraries. */
const FOLDERS = ["src/node", "src/blocks", "src/shared"];
const FILES = ["package-lock.json"];

/** Digest of the engine's own code: part of every cache key, so that a changed block or stage is never served stale. */
export function engineDigest(root: string): string {
  return filesDigest(root, FOLDERS, FILES);
}
