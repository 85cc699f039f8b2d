import { compilePage, contentSource } from "../content";
import type { CompileInputs, ContentAssets, ContentSource, ContentTree } from "../content";
import type { Issue } from "../issues";

/** A page that shows an image which isn't part of its text: a cover, a logo of the gallery. */
export interface FramedImage {
  readonly source: ContentSource;
  /** The file, relative to the content folder. */
  readonly image: string;
  /** Its path as the page's front matter has it. */
  readonly written: string;
}

/** Files that are to become pages, in every locale and version. */
export function pageFiles(tree: ContentTree): string[] {
  return tree.files.filter((file) =>
    /^(?:(?:i18n\/[^/]+\/)?(?:(?:versions\/[^/]+\/)?docs|blog|pages))\/.+\.mdx?$/i.test(file),
  );
}

/** Images that go through Gatsby's own plugins: they have to be images, and their fault has to have a place. */
export async function unreadableImages(
  files: readonly FramedImage[],
  tree: ContentTree,
  assets: ContentAssets,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { source, image, written } of files) {
    if (tree.files.includes(image) && !(await assets.isImage(image))) {
      const line = source.text.split(/\r\n?|\n/).findIndex((text) => text.includes(written)) + 1;
      issues.push({
        file: source.file,
        line: Math.max(1, line),
        column: 1,
        rule: "missing-asset",
        message: `\`${written}\` is no image that can be read`,
        fix: "export the image again, as PNG, JPEG, WebP, AVIF or SVG",
      });
    }
  }
  return issues;
}

/** File names that an address can't carry as they are. */
export function unservableNames(tree: ContentTree): Issue[] {
  return pageFiles(tree)
    .filter((file) => /[#?%\\<>"\p{Cc}]/u.test(file))
    .map((file) => ({
      file: `${tree.label}/${file}`,
      line: 1,
      column: 1,
      rule: "file-name",
      message: `the file name has a sign that addresses give a meaning of their own: \`${file}\``,
      fix: "rename the file without # ? % \\ < > and quotes",
    }));
}

/** MDX faults of files whose front matter is broken, so that one run says everything. */
export async function brokenFileIssues(
  tree: ContentTree,
  files: readonly string[],
  inputs: CompileInputs,
): Promise<Issue[]> {
  const results = await Promise.all(files.map((file) => compilePage(contentSource(tree, file), inputs)));
  return results.flatMap(({ issues }) => issues);
}
