import { posix } from "node:path";

import { nearest, nearestFirst } from "../../shared/nearest";
import { PRODUCT_PLACEHOLDER, resolveProduct } from "../../shared/product";
import { DEFAULT_LOCALE } from "../config/scopes";
import type { LocaleScope } from "../config/scopes";
import type { SiteSettings } from "../config/siteSchema";
import { contentSource, isDraft, readFrontMatter } from "../content";
import type { ContentSource, ContentTree, ExpressionScope, Preview } from "../content";
import type { Issue } from "../issues";
import type { LeftOut } from "../section";
import { postFrontMatter, SLUG } from "./frontMatterSchema";
import type { PostFrontMatter } from "./frontMatterSchema";

/** A blog post before its body is compiled. */
export interface PostEntry {
  readonly slug: string;
  readonly route: string;
  readonly source: ContentSource;
  readonly frontMatter: PostFrontMatter;
  /** Tag ids, `{product}` resolved. */
  readonly tags: readonly string[];
  /** Cover file relative to the content folder. */
  readonly cover: string | null;
}

/** The posts of a locale, with the drafts that are left out. */
export interface Posts {
  readonly posts: readonly PostEntry[];
  readonly drafts: readonly LeftOut[];
  readonly previews: readonly Preview[];
  readonly issues: readonly Issue[];
}

/** Reads the front matter of all posts of a locale, newest first; posts of one day in the order of their slugs. */
export function readPosts(
  tree: ContentTree,
  settings: SiteSettings,
  scope: ExpressionScope,
  drafts: boolean,
  locale: LocaleScope = DEFAULT_LOCALE,
): Posts {
  const issues: Issue[] = [];
  const left: LeftOut[] = [];
  const posts: PostEntry[] = [];
  const previews: Preview[] = [];
  const tagIds = settings.blog.tags.map((tag) => resolveProduct(tag.id, settings.product.slug));
  const folder = `${locale.folder}blog/`;
  const isPost = (file: string): boolean =>
    file.toLowerCase().startsWith(folder.toLowerCase()) && /.\.mdx?$/i.test(file);
  for (const contentFile of tree.files.filter(isPost)) {
    const source = contentSource(tree, contentFile);
    const result = readFrontMatter(source, postFrontMatter, scope);
    const written = result.peek("slug");
    const slug = typeof written === "string" ? (result.value?.slug ?? written) : nameOf(contentFile, settings);
    if (!drafts && isDraft(result)) {
      // Whatever is wrong with it is so once it is published.
      left.push({ contentFile, route: `${locale.path}/blog/${slug}`, at: result.locate(["draft"]) });
      continue;
    }
    issues.push(...result.issues);
    const { value: frontMatter, locate } = result;
    if (frontMatter === null) {
      continue;
    }
    previews.push({ ...frontMatter, file: source.file, locate });
    if (!SLUG.test(slug)) {
      issues.push({
        ...locate(["slug"]),
        rule: "front-matter",
        message: `\`${slug}\`, from the file name, is no slug`,
        fix: "name the file in lower-case words joined by hyphens, or set `slug:`",
      });
      continue;
    }
    const named = /^\d{4}-\d{2}-\d{2}(?=-)/.exec(posix.basename(contentFile))?.[0];
    if (named !== undefined && named !== frontMatter.date) {
      issues.push({
        ...locate(["date"]),
        rule: "front-matter",
        message: `the date is ${frontMatter.date}, the file's name says ${named}`,
        fix: "write the day of publication in both: the list goes by `date:`",
      });
    }
    const twin = posts.find((post) => post.slug === slug);
    if (twin !== undefined) {
      issues.push({
        ...locate(["slug"]),
        rule: "duplicate-doc-id",
        message: `the slug \`${slug}\` belongs to ${twin.source.file} too`,
        fix: "give one of the posts another `slug:`",
      });
      continue;
    }
    const tags = frontMatter.tags.map((tag) => resolveProduct(tag, settings.product.slug));
    for (const [index, tag] of tags.entries()) {
      if (!tagIds.includes(tag)) {
        issues.push({
          ...locate(["tags", index]),
          rule: "front-matter",
          message: `unknown tag \`${tag}\``,
          known: nearestFirst(tag, tagIds),
          fix: "use a tag of content/site.yaml under `blog.tags`, or add it there",
        });
      }
    }
    const cover =
      frontMatter.cover === undefined
        ? null
        : posix.normalize(posix.join(posix.dirname(contentFile), frontMatter.cover));
    if (cover !== null && !tree.files.includes(cover)) {
      issues.push({
        ...locate(["cover"]),
        rule: "missing-asset",
        message: `cover \`${frontMatter.cover ?? ""}\` not found (looked for \`${cover}\`)`,
        known: nearest(
          cover,
          tree.files.filter((name) => /\.(?:png|jpe?g|webp|avif|svg)$/i.test(name)),
        ),
        fix: "put the file there, or correct the path",
      });
    }
    posts.push({ slug, route: `${locale.path}/blog/${slug}`, source, frontMatter, tags, cover });
  }
  posts.sort((a, b) =>
    a.frontMatter.date < b.frontMatter.date
      ? 1
      : a.frontMatter.date > b.frontMatter.date
        ? -1
        : a.slug < b.slug
          ? -1
          : 1,
  );
  return { posts, drafts: left, previews, issues };
}

/** The name of a post's file without its date: its slug, where the front matter has no other. */
const nameOf = (contentFile: string, { product }: SiteSettings): string =>
  posix
    .basename(contentFile)
    .replace(/\.mdx?$/i, "")
    .replace(/^\d{4}-\d{2}-\d{2}-/, "")
    .split(PRODUCT_PLACEHOLDER)
    .join(product.slug);
