import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import type { ContentSource } from "./CompileInputs";

/** The content folder as read from disk: texts of the files that are text, names of all. */
export interface ContentTree {
  /** Absolute path of the content folder. */
  readonly folder: string;
  /** The same as a path for messages, relative to the project's root. */
  readonly label: string;
  /** Every file, relative to the content folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** Text of YAML and Markdown files by relative path. */
  readonly texts: ReadonlyMap<string, string>;
}

const TEXT = /\.(?:mdx?|ya?ml|lock)$/i;

/**
 * Reads the whole content folder; one that doesn't exist has no files. Hidden files and folders are left out. `label`
 * is for a copy of a folder whose messages name the original.
 */
export async function readContentTree(
  folder: string,
  root: string,
  label = relative(root, folder).split(sep).join("/") || ".",
): Promise<ContentTree> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort();
  const texts = new Map(
    await Promise.all(
      files
        .filter((file) => TEXT.test(file))
        .map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const),
    ),
  );
  return { folder, label, files, texts };
}

/** A Markdown file of the tree as a source for the compiler. */
export function contentSource(tree: ContentTree, contentFile: string): ContentSource {
  return {
    file: `${tree.label}/${contentFile}`,
    contentFile,
    text: tree.texts.get(contentFile) ?? readFileSync(join(tree.folder, contentFile), "utf8"),
    format: contentFile.endsWith(".md") ? "md" : "mdx",
  };
}
