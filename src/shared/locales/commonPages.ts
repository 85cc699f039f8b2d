import { inLocale, splitLocale, type LocalePath } from "./localePath";

/** Pages that every locale has, by their path in the default one. */
export const COMMON_PAGES: ReadonlySet<string> = new Set([
  ...["/", "/search", "/sitemap"],
  ...["/blog", "/blog/archive", "/blog/tags"],
]);

interface LocaleName extends LocalePath {
  readonly code: string;
  readonly label: string;
}

interface Alternate {
  readonly locale: string;
  readonly label: string;
  readonly path: string;
  readonly exact: boolean;
}

/**
 * A page that no content file makes in every locale: itself where every locale has it. Any other, such as the not-found
 * page, which has any address, has the locales' home pages.
 */
export function commonAlternates(path: string, locales: readonly LocaleName[]): Alternate[] {
  const { rest } = splitLocale(path, locales);
  const exact = COMMON_PAGES.has(rest);
  return locales.map((locale) => ({
    locale: locale.code,
    label: locale.label,
    path: inLocale(exact ? rest : "/", locale),
    exact,
  }));
}
