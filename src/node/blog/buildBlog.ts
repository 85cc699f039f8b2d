import { join } from "node:path";

import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { formatCalendarDay, parseCalendarDay } from "../../shared/dates";
import { resolveProduct } from "../../shared/product";
import type { SiteSettings } from "../config/siteSchema";
import type { NodeRecord, PageRecord } from "../section";
import type { PostEntry } from "./posts";

export interface BlogModel {
  /** Newest first. */
  readonly posts: readonly PostEntry[];
  readonly settings: SiteSettings;
  readonly folder: string;
  readonly compiled: (contentFile: string) => CompiledPage | undefined;
}

const WORDS_A_MINUTE = 220;

/** Nodes of the blog: posts and tags. */
export function blogNodes(model: BlogModel): NodeRecord[] {
  const posts = model.posts.flatMap((post): NodeRecord[] => {
    const page = model.compiled(post.source.contentFile);
    const day = parseCalendarDay(post.frontMatter.date);
    if (page === undefined || day === null) {
      return [];
    }
    const words = page.sections.reduce((sum, section) => sum + section.text.split(" ").length, 0);
    return [
      {
        type: "BlogPost",
        id: post.slug,
        fields: {
          slug: post.slug,
          path: post.route,
          title: post.frontMatter.title,
          description: post.frontMatter.description ?? null,
          date: post.frontMatter.date,
          dateLabel: formatCalendarDay(day),
          tagSlugs: post.tags,
          ...page,
          readingMinutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
          cover: post.cover === null ? null : join(model.folder, post.cover),
          coverAlt: post.frontMatter.coverAlt ?? null,
          sourcePath: post.source.file,
          absolutePath: join(model.folder, post.source.contentFile),
        },
      },
    ];
  });
  return [...posts, ...tags(model)];
}

function tags(model: BlogModel): NodeRecord[] {
  return model.settings.blog.tags.map((tag) => {
    const slug = resolveProduct(tag.id, model.settings.product.slug);
    return {
      type: "BlogTag",
      id: slug,
      fields: {
        slug,
        label: tag.label,
        description: tag.description ?? null,
        path: `/blog/tags/${slug}`,
        postSlugs: model.posts.filter((post) => post.tags.includes(slug)).map((post) => post.slug),
      },
    };
  });
}

/** Pages of the blog: index, archive, tags, one a tag, one a post. */
export function blogPages(model: BlogModel, file: string): PageRecord[] {
  const node = (post: PostEntry | undefined) => (post === undefined ? null : { type: "BlogPost", id: post.slug });
  const posts = model.posts.filter((post) => model.compiled(post.source.contentFile) !== undefined);
  return [
    { path: "/blog", template: "blogIndex", nodes: {}, file },
    { path: "/blog/archive", template: "blogArchive", nodes: {}, file },
    { path: "/blog/tags", template: "blogTags", nodes: {}, file },
    ...tags(model).map((tag): PageRecord => ({
      path: String(tag.fields["path"]),
      template: "blogTag",
      nodes: { id: tag },
      file,
    })),
    // "Previous" is the older post.
    ...posts.map((post, index): PageRecord => ({
      path: post.route,
      template: "blogPost",
      nodes: { id: node(post), previousId: node(posts[index + 1]), nextId: node(posts[index - 1]) },
      file: post.source.file,
    })),
  ];
}
