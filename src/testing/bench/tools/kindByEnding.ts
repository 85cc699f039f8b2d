import type { FileKind } from "./Tool";

const KINDS: Readonly<Record<string, FileKind>> = {
  html: "html",
  js: "script",
  mjs: "script",
  css: "style",
};

/** What a file is for, as its ending tells. */
export const kindByEnding = (file: string): FileKind => KINDS[/\.(\w+)$/.exec(file)?.[1] ?? ""] ?? "other";
