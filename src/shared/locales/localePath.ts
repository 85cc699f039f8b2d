import { splitUrl } from "../paths";

/** What tells where a locale's pages live. */
export interface LocalePath {
  /** "" for the default locale, else such as "/ar". */
  readonly path: string;
}

/** A site path as its locale and the path that the page has in the default one. */
export interface SplitPath<Locale> {
  /** Undefined when no locale is the default, which a site can't be. */
  readonly locale: Locale | undefined;
  /** "/ar/blog" -> "/blog", "/ar" -> "/". */
  readonly rest: string;
}

/** Splits a site path into its locale and the rest: "/ar/docs/start" is "/docs/start" in "/ar"; "/arts" is in none. */
export function splitLocale<Locale extends LocalePath>(path: string, locales: readonly Locale[]): SplitPath<Locale> {
  const locale = locales.find((known) => known.path !== "" && `${path}/`.startsWith(`${known.path}/`));
  return locale === undefined
    ? { locale: locales.find((known) => known.path === ""), rest: path }
    : { locale, rest: path.slice(locale.path.length) || "/" };
}

/** The path that a page of the default locale has in another: "/blog" in "/ar" is "/ar/blog", "/" is "/ar". */
export function inLocale(path: string, locale: LocalePath): string {
  return locale.path !== "" && path === "/" ? locale.path : locale.path + path;
}

/** An address in another locale, its query and hash kept: "/ar/blog?a#b" in "/ms" is "/ms/blog?a#b". */
export function swapLocale(url: string, to: LocalePath, locales: readonly LocalePath[]): string {
  const { path, query, hash } = splitUrl(url);
  return inLocale(splitLocale(path, locales).rest, to) + query + hash;
}
