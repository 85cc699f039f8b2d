import { navigate, withPrefix } from "gatsby";
import { useEffect, useRef, useState, type MouseEvent } from "react";

import { useLocalePath } from "../../../hooks/pageScope/useLocalePath";
import { useSearch } from "../../../hooks/search/useSearch";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { AreaFilter } from "../AreaFilter/AreaFilter";
import { showMatches } from "../highlight/showMatches";
import { searchPath } from "../hitPath";
import { LoadFailure } from "../LoadFailure/LoadFailure";
import { NoResults } from "../NoResults/NoResults";
import { rememberSearch } from "../recentSearches";
import { ResultList } from "../ResultList/ResultList";
import { SearchField } from "../SearchField/SearchField";
import { statusText } from "../statusText";
import { readSearchAddress } from "./searchAddress";
import * as styles from "./SearchPage.module.css";

/** Pages of the site on one page of results. */
const PAGE_SIZE = 10;
/** The address follows what is typed after this many ms without a key. */
const ADDRESS_DELAY_MS = 250;

interface SearchPageProps {
  /** `location.search` of the page. */
  readonly query: string;
}

/** The page of results: everything it shows is in its address. */
export function SearchPage({ query }: SearchPageProps) {
  const localePath = useLocalePath();
  // The HTML knows no query: what the address asks for is read after the first paint.
  const [asked, setAsked] = useState(() => readSearchAddress(""));
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const next = readSearchAddress(query);
    setAsked(next);
    setTyped(next.typed);
  }, [query]);
  const { status, answer, load } = useSearch({
    ...{ typed: asked.typed, area: asked.area },
    ...{ offset: (asked.page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
  });
  const hasQuery = asked.typed.trim() !== "";
  const start = useRef(load);
  useEffect(() => {
    if (hasQuery) {
      start.current();
    }
  }, [hasQuery]);

  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const go = (text: string, replace: boolean, area: string | null = null) => {
    window.clearTimeout(timer.current);
    navigate(text.trim() === "" ? `${localePath}/search` : searchPath(localePath, { typed: text, area }), { replace });
  };
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => go(text, true), ADDRESS_DELAY_MS);
  };
  const choose = (path: string, event: MouseEvent) => {
    rememberSearch(asked.typed);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      showMatches(withPrefix(path.replace(/#.*/, "")), answer?.result.matched ?? []);
    }
  };
  // The answer to the query before stays until the next is there, with its own number and its own neighbours.
  const shown = hasQuery ? answer : null;
  const result = shown?.result ?? null;
  const isLoading = status === "loading" || (status === "idle" && hasQuery);

  return (
    <div className={styles.page}>
      <form
        className={`needs-js ${styles.form ?? ""}`}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go(typed, typed === asked.typed);
        }}
      >
        <SearchField
          label={isLoading ? "Loading..." : "Search"}
          type="search"
          name="q"
          value={typed}
          onFocus={load}
          onPointerEnter={load}
          onChange={(event) => type(event.target.value)}
        />
      </form>
      <noscript>
        <p>
          Search needs JavaScript. <a href={withPrefix(`${localePath}/sitemap`)}>The list of all pages</a> does not.
        </p>
      </noscript>
      {status === "failed" ? <LoadFailure onRetry={load} /> : null}
      <div className={styles.head}>
        <p className={styles.status} role="status">
          {hasQuery || status === "loading" ? statusText(status, result) : ""}
        </p>
        {result === null ? null : (
          <AreaFilter areas={result.areas} area={asked.area} onArea={(area) => go(asked.typed, false, area)} />
        )}
      </div>
      {result === null ? null : (
        <div className={styles.results}>
          <ResultList result={result} onChoose={choose} />
          {result.pages.length === 0 ? (
            <NoResults typed={asked.typed} nearest={result.nearest} onWord={(word) => go(word, false)} />
          ) : null}
        </div>
      )}
      {shown === null || shown.result.total <= PAGE_SIZE ? null : (
        <Paging
          typed={shown.typed}
          area={shown.area}
          page={shown.offset / PAGE_SIZE + 1}
          pages={Math.ceil(shown.result.total / PAGE_SIZE)}
        />
      )}
    </div>
  );
}

interface PagingProps {
  readonly typed: string;
  readonly area: string | null;
  readonly page: number;
  readonly pages: number;
}

function Paging({ typed, area, page, pages }: PagingProps) {
  const localePath = useLocalePath();
  const pathOf = (other: number) => searchPath(localePath, { typed, area, page: other });
  const toTop = () => window.scrollTo(0, 0);
  return (
    <nav className={styles.paging} aria-label="Pages of results">
      {page > 1 ? (
        <SiteLink to={pathOf(page - 1)} rel="prev" onClick={toTop}>
          <Icon name="arrowLeft" size={14} /> Previous
        </SiteLink>
      ) : (
        <span />
      )}
      <span className={styles.place}>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <SiteLink to={pathOf(page + 1)} rel="next" onClick={toTop}>
          Next <Icon name="arrowRight" size={14} />
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
