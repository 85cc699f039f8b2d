/** A page as search shows it. */
export interface SearchPage {
  /** Site path, without path prefix. */
  readonly path: string;
  readonly title: string;
  /** The page's name in the sidebar where it has another than its title, else "". */
  readonly label: string;
  /** Names of the categories above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Part of the site that readers can limit a search to, such as "Ordering" or "Blog". */
  readonly area: string;
  /** Code of the page's locale. */
  readonly locale: string;
  /** Version of the docs: its name, "" for the one that readers get first; null for pages that have no versions. */
  readonly version: string | null;
}

/** A call of the API. */
export interface SearchOperation {
  readonly method: string;
  readonly path: string;
}

/** What search finds: a section of a page, or (`anchor` null) the page with what stands before its first heading. */
export interface SearchDocument {
  readonly page: SearchPage;
  readonly anchor: string | null;
  /** Headings above and including the section's own, outermost first. */
  readonly headings: readonly string[];
  readonly operation: SearchOperation | null;
  readonly text: string;
}

/** A document as it is indexed: with names that the page's text doesn't have, such as those in code blocks alone. */
export interface IndexedDocument extends SearchDocument {
  readonly identifiers: readonly string[];
}
