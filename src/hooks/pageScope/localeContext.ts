/** Context of the pages that no content makes, such as the blog's lists; empty in the default locale. */
export interface LocaleContext {
  /** Where the pages of the locale live, such as "/ar". */
  readonly localePath?: string;
}
