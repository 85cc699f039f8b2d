import { nearest } from "../../shared/nearest";
import { resolveProduct } from "../../shared/product";
import { DEFAULT_DOCS } from "../config/scopes";
import type { DocsScope } from "../config/scopes";
import { contentSource, isDraft, readFrontMatter } from "../content";
import type { ContentSource, ContentTree, ExpressionScope, Preview } from "../content";
import type { Issue } from "../issues";
import type { LeftOut } from "../section";
import { docFrontMatter } from "./frontMatterSchema";
import type { DocFrontMatter } from "./frontMatterSchema";

/** A docs page before its body is compiled. */
export interface DocEntry {
  readonly docId: string;
  readonly route: string;
  readonly source: ContentSource;
  readonly frontMatter: DocFrontMatter;
}

export interface DocEntries {
  readonly entries: readonly DocEntry[];
  /** Ids of files whose front matter is broken: they exist, so nothing else is said of them. */
  readonly brokenIds: ReadonlySet<string>;
  /** Drafts that are left out, by their ids. */
  readonly drafts: ReadonlyMap<string, LeftOut>;
  readonly previews: readonly Preview[];
  readonly issues: readonly Issue[];
}

/** Doc id of a file below the docs folder: its path without extension; a folder's `index` is the folder. */
export function docIdOf(pathInDocs: string, slug: string): string {
  return resolveProduct(pathInDocs.replace(/\.mdx?$/i, "").replace(/\/index$/i, ""), slug);
}

/**
 * Reads ids and front matter of all docs of a version in a locale. `drafts` keeps pages marked `draft` (preview only).
 */
export function readDocEntries(
  tree: ContentTree,
  slug: string,
  scope: ExpressionScope,
  drafts: boolean,
  { folder, root }: DocsScope = DEFAULT_DOCS,
): DocEntries {
  const issues: Issue[] = [];
  const entries = new Map<string, DocEntry>();
  const brokenIds = new Set<string>();
  const left = new Map<string, LeftOut>();
  const docs = `${folder}docs/`;
  const previews: Preview[] = [];
  const isDoc = (file: string): boolean => file.toLowerCase().startsWith(docs.toLowerCase()) && /.\.mdx?$/i.test(file);
  for (const contentFile of tree.files.filter(isDoc)) {
    const docId = docIdOf(contentFile.slice(docs.length), slug);
    const source = contentSource(tree, contentFile);
    const result = readFrontMatter(source, docFrontMatter, scope);
    if (!drafts && isDraft(result)) {
      // Whatever is wrong with it is so once it is published.
      left.set(docId, { contentFile, route: `${root}/${docId}`, at: result.locate(["draft"]) });
      continue;
    }
    const twin = entries.get(docId);
    if (twin !== undefined) {
      issues.push({
        file: source.file,
        line: 1,
        column: 1,
        rule: "duplicate-doc-id",
        message: `doc id \`${docId}\` belongs to ${twin.source.file} too`,
        fix: "rename or remove one of the two files",
      });
      continue;
    }
    issues.push(...result.issues);
    if (result.value === null) {
      brokenIds.add(docId);
    } else {
      entries.set(docId, { docId, route: `${root}/${docId}`, source, frontMatter: result.value });
      previews.push({ ...result.value, file: source.file, locate: result.locate });
    }
    for (const [index, item] of (result.value?.gallery ?? []).entries()) {
      const file = galleryFile(contentFile, item.image);
      if (!tree.files.includes(file)) {
        const near = nearest(
          file,
          tree.files.filter((name) => /\.(?:png|jpe?g|webp|avif|svg)$/i.test(name)),
        );
        issues.push({
          ...result.locate(["gallery", index, "image"]),
          rule: "missing-asset",
          message: `gallery image ${String(index + 1)} \`${item.image}\` not found (looked for \`${file}\`)`,
          known: near,
          fix: "put the file there, or correct the path",
        });
      }
    }
  }
  return { entries: [...entries.values()], brokenIds, drafts: left, previews, issues };
}

/** Path of a gallery image relative to the content folder. */
export function galleryFile(contentFile: string, image: string): string {
  const parts = [...contentFile.split("/").slice(0, -1)];
  for (const part of image.split("/")) {
    if (part === "..") {
      parts.pop();
    } else if (part !== ".") {
      parts.push(part);
    }
  }
  return parts.join("/");
}
