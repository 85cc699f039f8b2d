// What a reader's browser takes in before a page of the docs is whole: counted off the files, compressed as hosts do.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { PREFIX, PUBLIC_DIR, type BuiltPage } from "./builtSite";
import { articleOf, attribute, elementsNamed, elementsOf } from "./htmlTree";

/** Bytes compressed with gzip, and counts. */
export interface FirstLoad {
  readonly route: string;
  readonly html: number;
  readonly css: number;
  readonly js: number;
  /** The site's data, its settings, and the page's own and the sidebar's where the HTML doesn't have them. */
  readonly data: number;
  readonly total: number;
  readonly requests: number;
  /** Elements outside of the article, which every page has. */
  readonly shellElements: number;
}

interface WebpackStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes?: readonly string[];
}

interface ArticleData {
  readonly result: { readonly data: { readonly page: { readonly html: string } } };
}

const sizes = new Map<string, number>();

/** Size of a file of the built site, compressed; each is read once. */
export function compressedSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(PUBLIC_DIR, file))).length;
  sizes.set(file, size);
  return size;
}

const json = (file: string): unknown => JSON.parse(readFileSync(path.join(PUBLIC_DIR, file), "utf8"));

/** A page's HTML without the element that has its data (src/app/pageData). */
export const withoutPageData = (html: string): string =>
  html.replace(/<script id="page-data"[^>]*>[^<]*<\/script>/, "");

/** The data that a page's HTML has; null where it has none. */
function inlinePageData(html: string): unknown {
  const [, text] = /<script id="page-data"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  return text === undefined ? null : JSON.parse(text);
}

/** Name of the file with a page's data. */
export const pageDataOf = ({ route }: Pick<BuiltPage, "route">): string =>
  `page-data${route === "/" ? "/index" : route}/page-data.json`;

/** The article of a page of the docs, as its data has it. */
export function articleInData(page: Pick<BuiltPage, "route">): string {
  const { result } = json(pageDataOf(page)) as ArticleData;
  return result.data.page.html;
}

/** The first load of each page. */
export function firstLoads(pages: readonly BuiltPage[]): FirstLoad[] {
  const { namedChunkGroups } = json("webpack.stats.json") as WebpackStats;
  const assetsOf = (chunk: string): readonly string[] => {
    const group = namedChunkGroups[chunk];
    if (group === undefined) throw new Error(`webpack.stats.json has no chunk ${chunk}`);
    return group.assets.map(({ name }) => name);
  };
  return pages.map((page) => {
    const pageData = pageDataOf(page);
    // A page whose HTML has its data asks for what that names: not for the sidebar.
    const inline = inlinePageData(page.html);
    const { componentChunkName, staticQueryHashes = [] } = (inline ?? json(pageData)) as PageData;
    const scripts = new Set(
      [...assetsOf("app"), ...assetsOf(componentChunkName)].filter((name) => name.endsWith(".js")),
    );
    const styles = elementsNamed(page.document, "link")
      .filter((link) => attribute(link, "rel") === "stylesheet")
      .map((link) => (attribute(link, "href") ?? "").slice(PREFIX.length + 1));
    const data = [
      "page-data/app-data.json",
      ...(inline === null ? [pageData] : []),
      ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
    ];
    const sum = (files: Iterable<string>): number => [...files].reduce((all, file) => all + compressedSize(file), 0);
    const size = { html: compressedSize(page.file), css: sum(styles), js: sum(scripts), data: sum(data) };
    const article = articleOf(page.document);
    return {
      route: page.route,
      ...size,
      total: size.html + size.css + size.js + size.data,
      requests: 1 + styles.length + scripts.size + data.length,
      shellElements: [...elementsOf(page.document)].length - (article ? [...elementsOf(article)].length : 0),
    };
  });
}

/** The value in the middle of a list that isn't empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
