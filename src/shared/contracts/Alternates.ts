/** The same page in one of the site's locales (the GraphQL type LocaleAlternate). */
export interface LocaleAlternate {
  /** Code of the locale, such as "en". */
  readonly locale: string;
  /** What readers see, such as "English". */
  readonly label: string;
  /** Site path: of the page in that locale, or of its area's start page where the locale has no such page. */
  readonly path: string;
  /** Whether `path` is the same page. */
  readonly exact: boolean;
}

/** The same doc in one of the docs versions (the GraphQL type VersionAlternate). */
export interface VersionAlternate {
  readonly name: string;
  readonly label: string;
  /** Site path: of the doc in that version, or of the version's main doc where it has no such doc. */
  readonly path: string;
  readonly exact: boolean;
}
