import { withPrefix } from "gatsby";
import { useEffect, useRef, type MouseEvent } from "react";

import { useLocalePath } from "../../../hooks/pageScope/useLocalePath";
import { useSearch } from "../../../hooks/search/useSearch";
import { AreaFilter } from "../AreaFilter/AreaFilter";
import { clearMatches, showMatches } from "../highlight/showMatches";
import { LoadFailure } from "../LoadFailure/LoadFailure";
import { NoResults } from "../NoResults/NoResults";
import { opensElsewhere } from "../opensElsewhere";
import { rememberSearch } from "../recentSearches";
import { ResultList } from "../ResultList/ResultList";
import { SearchField } from "../SearchField/SearchField";
import { SearchStatus } from "../SearchStatus/SearchStatus";
import { statusText } from "../statusText";
import { Paging } from "../Paging/Paging";
import { useSearchAddress } from "./useSearchAddress";
import * as styles from "./SearchPage.module.css";

/** Pages of the site on one page of results. */
const PAGE_SIZE = 10;

interface SearchPageProps {
  /** `location.search` of the page. */
  readonly query: string;
  /** Whether the reader comes here to type: the field gets the focus. */
  readonly focusField?: boolean;
}

/** The page of results: everything it shows is in its address. */
export function SearchPage({ query, focusField = false }: SearchPageProps) {
  const localePath = useLocalePath();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { asked, typed, type, submit, go, endRun } = useSearchAddress(query, field);
  const { status, answer, isCurrent, load } = useSearch({
    ...{ typed: asked.typed, area: asked.area, version: asked.version },
    ...{ offset: (asked.page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
  });
  const hasQuery = asked.typed.trim() !== "";
  const start = useRef(load);
  useEffect(() => {
    if (hasQuery) {
      // A search of its own: the marks of the one before go.
      clearMatches();
      start.current();
    }
  }, [hasQuery]);
  useEffect(() => {
    if (focusField) {
      field.current?.focus();
    }
  }, [focusField]);

  const choose = (path: string, event: MouseEvent) => {
    rememberSearch(asked.typed);
    endRun();
    if (!opensElsewhere(event)) {
      showMatches(withPrefix(path.replace(/#.*/, "")), answer?.result.matched ?? []);
    }
  };
  const retry = () => {
    load();
    // The button goes, and would take the focus along.
    field.current?.focus();
  };
  // The answer to the query before stays until the next is there, with its own number and its own neighbours.
  const shown = hasQuery ? answer : null;
  const result = shown?.result ?? null;
  const pages = Math.ceil((result?.total ?? 0) / PAGE_SIZE);
  const page = shown === null ? 1 : shown.offset / PAGE_SIZE + 1;
  const place = pages > 1 && page <= pages ? `, page ${page} of ${pages}` : "";
  const isLoading = status === "loading" || (status === "idle" && hasQuery);

  // An address may ask for a page behind the last. Where more has been typed, the address will change anyway.
  const isBehind = isCurrent && result !== null && result.total > 0 && result.pages.length === 0;
  const leadsBack = isBehind && typed === asked.typed;
  const toLast = useRef(() => go({ page: pages }, true));
  useEffect(() => {
    toLast.current = () => go({ page: pages }, true);
  });
  useEffect(() => {
    if (leadsBack) {
      toLast.current();
    }
  }, [leadsBack]);

  return (
    <div className={styles.page}>
      <form
        className={`needs-js ${styles.form ?? ""}`}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SearchField
          ref={field}
          label={isLoading ? "Loading..." : "Search"}
          type="search"
          name="q"
          value={typed}
          onFocus={load}
          onPointerEnter={load}
          onChange={(event) => {
            clearMatches();
            type(event.target.value);
          }}
        />
      </form>
      <noscript>
        <p>
          Search needs JavaScript. <a href={withPrefix(`${localePath}/sitemap`)}>The list of all pages</a> does not.
        </p>
      </noscript>
      {status === "failed" ? <LoadFailure onRetry={retry} /> : null}
      <div className={styles.head}>
        <SearchStatus
          className={styles.status}
          text={hasQuery || status === "loading" ? statusText(status, result, shown?.typed ?? "", place) : ""}
          serial={answer?.serial ?? 0}
        />
        {result === null ? null : (
          <AreaFilter areas={result.areas} area={asked.area} onArea={(area) => go({ area }, false)} wrap />
        )}
      </div>
      {shown === null || result === null ? null : (
        <>
          <div ref={results} className={styles.results} tabIndex={-1}>
            <ResultList result={result} onChoose={choose} />
            {result.total === 0 ? (
              <NoResults
                typed={shown.typed}
                area={shown.area}
                nearest={result.nearest}
                onWord={(word) => {
                  go({ typed: word, area: null }, false);
                  field.current?.focus();
                }}
              />
            ) : null}
          </div>
          {pages > 1 && page <= pages ? (
            <Paging
              {...{ typed: shown.typed, area: shown.area, version: shown.version, page, pages }}
              onTurn={() => {
                window.scrollTo(0, 0);
                // The link may be gone on the page that it leads to.
                results.current?.focus({ preventScroll: true });
              }}
            />
          ) : null}
        </>
      )}
    </div>
  );
}
