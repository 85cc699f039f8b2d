import { join } from "node:path";
import { z } from "zod";

import type { LocaleAlternate } from "../../shared/contracts/Alternates";
import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { resolveProduct } from "../../shared/product";
import { DEFAULT_LOCALE } from "../config/scopes";
import type { LocaleScope } from "../config/scopes";
import { compiledPageFields, contentSource, localeFields, readFrontMatter } from "../content";
import type { ContentSource, ContentTree, ExpressionScope, Preview } from "../content";
import type { Issue } from "../issues";
import type { NodeRecord, PageRecord } from "../section";

const text = z.string().min(1);

/** Front matter of a free-standing page. */
export const contentPageFrontMatter = z.strictObject({
  title: text.describe("The page's heading."),
  description: text.optional().describe("A sentence for search engines and previews, at most 160 characters."),
});

/** A free-standing page: `content/pages/Footer.mdx` is `/Footer/`, case and slash included. */
export interface ContentPageEntry {
  /** Its address in the default locale. */
  readonly name: string;
  readonly route: string;
  readonly source: ContentSource;
  readonly frontMatter: z.output<typeof contentPageFrontMatter>;
}

/** Reads the front matter of all free-standing pages of a locale. */
export function readContentPages(
  tree: ContentTree,
  slug: string,
  scope: ExpressionScope,
  locale: LocaleScope = DEFAULT_LOCALE,
): {
  readonly pages: readonly ContentPageEntry[];
  readonly previews: readonly Preview[];
  readonly issues: readonly Issue[];
} {
  const issues: Issue[] = [];
  const previews: Preview[] = [];
  const folder = `${locale.folder}pages/`;
  const pages = tree.files
    .filter((file) => file.toLowerCase().startsWith(folder.toLowerCase()) && /.\.mdx?$/i.test(file))
    .flatMap((contentFile): ContentPageEntry[] => {
      const source = contentSource(tree, contentFile);
      const result = readFrontMatter(source, contentPageFrontMatter, scope);
      issues.push(...result.issues);
      const name = `/${resolveProduct(contentFile.slice(folder.length).replace(/\.mdx?$/i, ""), slug)}/`;
      if (result.value === null) {
        return [];
      }
      previews.push({ ...result.value, file: source.file, locate: result.locate });
      return [{ name, route: `${locale.path}${name}`, source, frontMatter: result.value }];
    });
  return { pages, previews, issues };
}

type Compiled = (contentFile: string) => CompiledPage | undefined;

/** The free-standing pages of one locale. */
export interface ContentPagesModel {
  readonly locale: LocaleScope;
  readonly entries: readonly ContentPageEntry[];
  /** Absolute path of the content folder. */
  readonly folder: string;
  readonly compiled: Compiled;
  /** A page, by its address in the default locale, in every locale; empty where there is one. */
  readonly alternatesOf: (name: string) => readonly LocaleAlternate[];
}

export function contentPageNodes(model: ContentPagesModel): NodeRecord[] {
  const { locale, entries, folder, compiled, alternatesOf } = model;
  return entries.flatMap(({ name, route, source, frontMatter }) => {
    const page = compiled(source.contentFile);
    return page === undefined
      ? []
      : [
          {
            type: "ContentPage",
            id: route,
            fields: {
              path: route,
              ...{ locale: locale.code, localePath: locale.path },
              alternates: alternatesOf(name),
              title: frontMatter.title,
              description: frontMatter.description ?? null,
              ...page,
              sourcePath: source.file,
              absolutePath: join(folder, source.contentFile),
            },
          },
        ];
  });
}

export function contentPagePages({ entries, compiled }: ContentPagesModel): PageRecord[] {
  return entries
    .filter(({ source }) => compiled(source.contentFile) !== undefined)
    .map(({ route, source }) => ({
      path: route,
      template: "contentPage",
      nodes: { id: { type: "ContentPage", id: route } },
      file: source.file,
    }));
}

/** GraphQL type of free-standing pages. */
export const contentPageTypes = `
  "A free-standing page."
  type ContentPage implements Node @dontInfer {
    "Address of the page on the site, without path prefix: /Footer/."
    path: String!
    ${localeFields}
    title: String!
    "Front matter: one sentence for search engines."
    description: String
    ${compiledPageFields}
  }
`;
