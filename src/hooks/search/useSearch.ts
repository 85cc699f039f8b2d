import { useEffect, useState } from "react";

import type { SearchResult } from "../../shared/search/search";
import { usePageScope } from "../pageScope/pageScope";
import { useSearchClient } from "./useSearchClient";
import type { SearchStatus } from "../../search/createSearchClient";

interface SearchQuery {
  readonly typed: string;
  /** Area to stay in; null for all. */
  readonly area: string | null;
  readonly offset: number;
  readonly limit: number;
}

interface SearchState {
  readonly status: SearchStatus;
  /** The last answer, with the query that it answers; null while there is none and for an empty query. */
  readonly answer: (SearchQuery & { readonly result: SearchResult }) | null;
  /** Loads the files: at the first sign of use, and again after a failure. */
  readonly load: () => void;
}

/** Results for what is typed, in the page's own locale and docs version; the last ones stay until the next are there. */
export function useSearch({ typed, area, offset, limit }: SearchQuery): SearchState {
  const { client, status } = useSearchClient();
  const { locale, doc } = usePageScope();
  const version = doc?.versionName ?? null;
  const [answer, setAnswer] = useState<SearchState["answer"]>(null);
  useEffect(() => {
    if (typed.trim() === "") {
      setAnswer(null);
      return undefined;
    }
    let current = true;
    void client.search({ typed, locale, version, area, offset, limit }).then((result) => {
      if (current && result !== null) {
        setAnswer({ typed, area, offset, limit, result });
      }
    });
    return () => {
      current = false;
    };
  }, [client, typed, locale, version, area, offset, limit]);
  return { status, answer, load: client.load };
}
