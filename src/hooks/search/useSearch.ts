import { useEffect, useState } from "react";

import type { SearchStatus } from "../../search/createSearchClient";
import type { SearchResult } from "../../shared/search/search";
import { useSearchClient } from "./useSearchClient";
import { useSearchScope } from "./useSearchScope";

interface SearchQuery {
  readonly typed: string;
  /** Area to stay in; null for all. */
  readonly area: string | null;
  /** Docs version to stay in; null for the one that readers get first. */
  readonly version: string | null;
  readonly offset: number;
  readonly limit: number;
}

interface Answer extends SearchQuery {
  readonly result: SearchResult;
  /** Another one for each answer, also where it says the same. */
  readonly serial: number;
}

interface SearchState {
  readonly status: SearchStatus;
  /** The last answer, with the query that it answers; null while there is none and for an empty query. */
  readonly answer: Answer | null;
  /** Whether that is the answer to this query, not to one before. */
  readonly isCurrent: boolean;
  /** Loads the files: at the first sign of use, and again after a failure. */
  readonly load: () => void;
}

/** Results for what is typed, in the page's own locale; the last ones stay until the next are there. */
export function useSearch({ typed, area, version, offset, limit }: SearchQuery): SearchState {
  const { client, status } = useSearchClient();
  const { locale } = useSearchScope();
  const [answer, setAnswer] = useState<SearchState["answer"]>(null);
  useEffect(() => {
    if (typed.trim() === "") {
      setAnswer(null);
      return undefined;
    }
    let current = true;
    void client.search({ typed, locale, version, area, offset, limit }).then((result) => {
      if (current && result !== null) {
        setAnswer((before) => ({ typed, area, version, offset, limit, result, serial: (before?.serial ?? 0) + 1 }));
      }
    });
    return () => {
      current = false;
    };
  }, [client, typed, locale, version, area, offset, limit]);
  const isCurrent =
    answer?.typed === typed && answer.area === area && answer.version === version && answer.offset === offset;
  return { status, answer, isCurrent, load: client.load };
}
