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

/** All HTML files of the built site, sorted by route: pages, and redirects for hosts that can't redirect. */
export function builtSite(directory = PUBLIC_DIR): { pages: BuiltPage[]; redirects: BuiltPage[] } {
  const all = filesIn(directory)
    // Below _gatsby/ are pieces that Gatsby puts into pages, not pages.
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => {
      const html = readFileSync(path.join(directory, file), "utf8");
      return { route: routeOf(file), file, html, document: parseDocument(html) };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const isRedirect = (page: BuiltPage) => redirectTarget(page.document) !== undefined;
  return { pages: all.filter((page) => !isRedirect(page)), redirects: all.filter(isRedirect) };
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
