import { useContext } from "react";

import { splitLocale } from "../../shared/locales/localePath";
import { PageScopeContext } from "../pageScope/pageScope";
import { useSite } from "../site/useSite";

/** Where the search of a page looks. */
export interface SearchScope {
  /** Code of the locale. */
  readonly locale: string;
  /** Where the locale's pages live: "" for the default one. */
  readonly localePath: string;
  /** Docs version to stay in; null for the one that readers get first. */
  readonly version: string | null;
}

/**
 * The scope of the current page. The locale is that of the address: the not-found page is one for all locales, and
 * whoever meets it below /ar/ searches Arabic.
 */
export function useSearchScope(): SearchScope {
  const { locales, versions } = useSite();
  const scope = useContext(PageScopeContext);
  const { locale } = splitLocale(scope?.path ?? "/", locales);
  const version = scope?.doc?.versionName ?? null;
  return {
    locale: locale?.code ?? "",
    localePath: locale?.path ?? "",
    version: version === versions[0]?.name ? null : version,
  };
}
