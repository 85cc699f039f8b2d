import { join } from "node:path";

import type { LocaleAlternate } from "../../shared/contracts/Alternates";
import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { formatCalendarDay, parseCalendarDay } from "../../shared/dates";
import { resolveProduct } from "../../shared/product";
import { keyIn } from "../config/scopes";
import type { LocaleScope } from "../config/scopes";
import type { SiteSettings } from "../config/siteSchema";
import type { NodeRecord, PageRecord } from "../section";
import type { PostEntry } from "./posts";

/** The blog of one locale. */
export interface BlogModel {
  readonly locale: LocaleScope;
  /** Newest first. */
  readonly posts: readonly PostEntry[];
  readonly settings: SiteSettings;
  readonly folder: string;
  readonly compiled: (contentFile: string) => CompiledPage | undefined;
  /** A page of the blog (`/blog/welcome`) in every locale; empty where there is one. */
  readonly alternatesOf: (path: string) => readonly LocaleAlternate[];
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
        id: postKey(model, post),
        fields: {
          slug: post.slug,
          ...placeOf(model, `/blog/${post.slug}`),
          path: post.route,
          title: post.frontMatter.title,
          description: post.frontMatter.description ?? null,
          date: post.frontMatter.date,
          dateLabel: formatCalendarDay(day, model.locale.code),
          tagKeys: post.tags.map((slug) => tagKey(model, slug)),
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

const postKey = ({ locale }: BlogModel, { slug, route }: PostEntry): string => keyIn(locale, slug, route);
const tagPath = ({ locale }: BlogModel, slug: string): string => `${locale.path}/blog/tags/${slug}`;
const tagKey = (model: BlogModel, slug: string): string => keyIn(model.locale, slug, tagPath(model, slug));

/** Where a page stands among the locales. */
const placeOf = ({ locale, alternatesOf }: BlogModel, path: string) => ({
  key: keyIn(locale, path.slice(path.lastIndexOf("/") + 1), `${locale.path}${path}`),
  ...{ locale: locale.code, localePath: locale.path },
  alternates: alternatesOf(path),
});

function tags(model: BlogModel): NodeRecord[] {
  return model.settings.blog.tags.map((tag) => {
    const slug = resolveProduct(tag.id, model.settings.product.slug);
    return {
      type: "BlogTag",
      id: tagKey(model, slug),
      fields: {
        slug,
        ...placeOf(model, `/blog/tags/${slug}`),
        label: tag.label,
        description: tag.description ?? null,
        path: tagPath(model, slug),
        postKeys: model.posts.filter((post) => post.tags.includes(slug)).map((post) => postKey(model, post)),
      },
    };
  });
}

/** Pages of the blog: index, archive, tags, one a tag, one a post. */
export function blogPages(model: BlogModel, file: string): PageRecord[] {
  const { path } = model.locale;
  // The default locale is what the lists ask for by themselves.
  const list = path === "" ? { nodes: {}, file } : { nodes: {}, context: { localePath: path }, file };
  const node = (post: PostEntry | undefined) =>
    post === undefined ? null : { type: "BlogPost", id: postKey(model, post) };
  const posts = model.posts.filter((post) => model.compiled(post.source.contentFile) !== undefined);
  return [
    { path: `${path}/blog`, template: "blogIndex", ...list },
    { path: `${path}/blog/archive`, template: "blogArchive", ...list },
    { path: `${path}/blog/tags`, template: "blogTags", ...list },
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
