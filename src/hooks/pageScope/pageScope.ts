import { createContext, useContext } from "react";

import type { LocaleAlternate, VersionAlternate } from "../../shared/contracts/Alternates";

/** What a docs page is within the docs. */
export interface DocScope {
  readonly docId: string;
  readonly path: string;
  readonly versionName: string;
  /** Every version of the docs in the page's locale, this page's own among them. */
  readonly versions: readonly VersionAlternate[];
}

/** Where the current page stands in the site. */
export interface PageScope {
  /** Site path without path prefix; null at an address outside the site. */
  readonly path: string | null;
  /** Code of the page's locale. */
  readonly locale: string;
  /** "" for the default locale, else such as "/ar". */
  readonly localePath: string;
  /** Every locale of the site, this page's own among them. */
  readonly alternates: readonly LocaleAlternate[];
  /** Null on all pages but those of the docs. */
  readonly doc: DocScope | null;
}

/** Provided by the page layout (src/app/PageLayout). */
export const PageScopeContext = createContext<PageScope | null>(null);

/** Where the current page stands. Throws outside the page layout. */
export function usePageScope(): PageScope {
  const scope = useContext(PageScopeContext);
  if (scope === null) {
    throw new Error("usePageScope needs the page layout around it");
  }
  return scope;
}

/** The current doc; for parts that make sense on docs pages alone. Throws on other pages (SPEC section 8). */
export function useDocScope(): DocScope {
  const { doc, path } = usePageScope();
  if (doc === null) {
    throw new Error(`a docs feature is used on ${path ?? "a page"}, which is not a docs page`);
  }
  return doc;
}
