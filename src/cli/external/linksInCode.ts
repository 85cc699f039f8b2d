import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { pointsIn } from "../../node/content/pointsIn";
import type { ExternalLink } from "./ExternalLink";

/** Folders of src/ whose markup readers see. */
const FOLDERS = ["app", "blocks", "components", "enhance", "islands", "pages", "search", "templates"];

/** A text that is an address; behind `xmlns` it is a name. */
const ADDRESS = /(?<!xmlns(?::\w+)?\s*[=:]\s*\{?)(["'`])(https?:\/\/[^"'`\s$\\]+)\1/g;

/** External links that components have of their own, by their source under `root`. */
export function linksInCode(root: string): ExternalLink[] {
  return FOLDERS.flatMap((folder) => sourcesIn(root, path.join("src", folder))).flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const pointAt = pointsIn(text);
    return [...text.matchAll(ADDRESS)].map((match) => ({
      href: match[2] ?? "",
      place: { file: file.split(path.sep).join("/"), ...pointAt(match.index + 1) },
    }));
  });
}

function sourcesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(folder, name))
      .sort();
  } catch {
    return [];
  }
}
