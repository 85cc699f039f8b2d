// The built site as the tests of this folder see it.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import { attribute, elementsNamed, parseDocument, type HtmlDocument } from "./htmlTree";

const ROOT = path.resolve(__dirname, "../../..");

export const PUBLIC_DIR = path.resolve(ROOT, process.env.PUBLIC_DIR ?? "public");

/** Path prefix the site was built with: "" or "/portal". */
export const PREFIX = process.env.PATH_PREFIX ?? "";

/** `npm run test:full`: everything that multiplies runs completely. */
export const FULL = process.env.FULL === "1";

interface SiteFile {
  product: { name: string; slug: string };
  site: { title: string; url: string; titleDelimiter: string };
}

/** What content/site.yaml says, with the product's names filled in. */
export function siteSettings() {
  const contentDir = path.resolve(ROOT, process.env.CONTENT_DIR ?? "content");
  const { product, site } = parseYaml(readFileSync(path.join(contentDir, "site.yaml"), "utf8")) as SiteFile;
  const title = site.title.replaceAll("{product.name}", product.name).replaceAll("{product.slug}", product.slug);
  return { slug: product.slug, title, url: site.url, delimiter: site.titleDelimiter };
}

/** One page of the built site. */
export interface BuiltPage {
  /** Path of the page without prefix: "/", "/docs/bank-code"; "/404.html" for the not-found page. */
  readonly route: string;
  /** Name of the file under public/. */
  readonly file: string;
  readonly html: string;
  readonly document: HtmlDocument;
}

export interface BuiltSite {
  readonly pages: BuiltPage[];
  /** Pages that send their reader on, for hosts that can't redirect. */
  readonly redirects: BuiltPage[];
  /** Second files of a page or redirect, for hosts that ask for `x.html`: `x.html` beside `x/index.html`. */
  readonly copies: BuiltPage[];
}

/** All HTML files of the built site, sorted by route. */
export function builtSite(directory = PUBLIC_DIR): BuiltSite {
  const files = filesIn(directory);
  const copies = copiesIn(files);
  const all = files
    // Below _gatsby/ are pieces that Gatsby puts into pages, not pages.
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .filter((file) => !copies.has(file))
    .map((file) => {
      const html = readFileSync(path.join(directory, file), "utf8");
      return { route: routeOf(file), file, html, document: parseDocument(html) };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const byFile = new Map(all.map((page) => [page.file, page]));
  const isCopy = (page: BuiltPage) => isCopyOf(page, byFile.get(page.file.replace(/\.html$/, "/index.html")));
  const isRedirect = (page: BuiltPage) => redirectTarget(page.document) !== undefined;
  const own = all.filter((page) => !isCopy(page));
  return {
    pages: own.filter((page) => !isRedirect(page)),
    redirects: own.filter(isRedirect),
    copies: all.filter(isCopy),
  };
}

/** Whether a file is a second one of a page: it names the same canonical address, or sends to the same one. */
function isCopyOf(page: BuiltPage, original: BuiltPage | undefined): boolean {
  if (original === undefined || original === page) return false;
  const address = canonicalOf(page.document) ?? redirectTarget(page.document);
  return address !== undefined && address === (canonicalOf(original.document) ?? redirectTarget(original.document));
}

/** The one address that a page names as its own, or undefined. */
export function canonicalOf(document: HtmlDocument): string | undefined {
  const link = elementsNamed(document, "link").find((one) => attribute(one, "rel") === "canonical");
  return link && attribute(link, "href");
}

/** Names of the files `x.html` that are there for the address alone: `x/index.html` is the same page. */
export function copiesIn(files: readonly string[]): ReadonlySet<string> {
  const copies = files
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.replace(/\/index\.html$/, ".html"));
  return new Set(copies.filter((file) => file !== "404.html"));
}

/** Address that a page sends its reader to at once, or undefined. */
export function redirectTarget(document: HtmlDocument): string | undefined {
  const refresh = elementsNamed(document, "meta").find((meta) => attribute(meta, "http-equiv") === "refresh");
  return refresh && /^0;\s*url=(.*)$/i.exec(attribute(refresh, "content") ?? "")?.[1];
}

function routeOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, "") || "/";
}

/** Names of all files of the built site, with forward slashes. */
export function filesIn(directory = PUBLIC_DIR): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(directory, name)).isFile())
    .map((name) => name.split(path.sep).join("/"));
}

/** Whether a page is one of the two files that Gatsby writes for the not-found page. */
export const isNotFoundPage = ({ route }: Pick<BuiltPage, "route">) => route === "/404" || route === "/404.html";
