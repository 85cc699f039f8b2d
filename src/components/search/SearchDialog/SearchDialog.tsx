import { withPrefix } from "gatsby";
import { useId, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type MutableRefObject } from "react";
import { createPortal } from "react-dom";

import { useSearch } from "../../../hooks/search/useSearch";
import { useSearchScope } from "../../../hooks/search/useSearchScope";
import type { SearchFiles } from "../../../search/createSearchClient";
import { sharedClient } from "../../../search/sharedClient";
import { MAX_QUERY_LENGTH } from "../../../shared/search/maxQueryLength";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { AreaFilter } from "../AreaFilter/AreaFilter";
import { clearMatches, showMatches } from "../highlight/showMatches";
import { searchPath } from "../hitPath";
import { LoadFailure } from "../LoadFailure/LoadFailure";
import { NoResults } from "../NoResults/NoResults";
import { onChoice } from "../onChoice";
import { opensElsewhere } from "../opensElsewhere";
import { RecentList } from "../RecentList/RecentList";
import { clearRecentSearches, recentSearches, rememberSearch } from "../recentSearches";
import { ResultList } from "../ResultList/ResultList";
import { groupResults } from "../resultGroups";
import { SearchField } from "../SearchField/SearchField";
import { SearchStatus } from "../SearchStatus/SearchStatus";
import { statusText } from "../statusText";
import { isLongText, LONG_TEXT } from "../textLimit";
import { useOptions } from "../useOptions";
import { useClosing } from "./useClosing";
import { useReturnToField } from "./useReturnToField";
import * as styles from "./SearchDialog.module.css";

/** Pages that the dialog shows; the page of results has all. */
const LIMIT = 8;

/** Fetches the search files, once. */
export const loadSearch = (files: SearchFiles): void => sharedClient(files).load();

interface SearchDialogProps {
  readonly open: boolean;
  /** What was typed before the dialog was there. */
  readonly typedAhead: MutableRefObject<string>;
  readonly onClose: () => void;
}

/** The search itself: a field with its list of results, over the page. */
export function SearchDialog({ open, typedAhead, onClose }: SearchDialogProps) {
  const { localePath, version } = useSearchScope();
  const [typed, setTyped] = useState("");
  const [area, setArea] = useState<string | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { status, answer, isCurrent, load } = useSearch({ typed, area, version, offset: 0, limit: LIMIT });
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();

  const isEmpty = typed.trim() === "";
  const result = isEmpty ? null : (answer?.result ?? null);
  const found = useMemo(() => (result === null ? 0 : groupResults(result).count), [result]);
  const hasMore = result !== null && result.total > result.pages.length;
  const count = isEmpty ? recent.length : found + (hasMore ? 1 : 0);
  const isSettled = isEmpty || isCurrent;
  const { active, setActive, onKeyDown } = useOptions({
    ...{ id: listId, count, list: isEmpty ? recent : result, query: `${area ?? ""} ${typed}` },
    state: !open || (!isSettled && status === "failed") ? "none" : isSettled ? "settled" : "coming",
    onNewTab: () => rememberSearch(typed),
  });
  const options = { id: listId, active, onPoint: setActive };

  // Before the next key: what is typed at once belongs to the field already.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) {
      return;
    }
    if (open && !element.open) {
      setRecent(recentSearches());
      if (typedAhead.current !== "") {
        setTyped(typedAhead.current.slice(0, MAX_QUERY_LENGTH));
        clearMatches();
        typedAhead.current = "";
      }
      load();
      // The page's scroll lock keeps the room of a scrollbar that takes some.
      element.toggleAttribute("data-scrollbar", window.innerWidth > document.documentElement.clientWidth);
      element.showModal();
      field.current?.focus();
      field.current?.select();
    } else if (!open && element.open) {
      element.close();
      // Where the focus had been nowhere, the browser leaves it in the field for another frame, with the next key.
      field.current?.blur();
    }
  }, [open, typedAhead, load]);
  useClosing(dialog, open, onClose);
  useReturnToField(field, open);

  const choose = (path: string, event: MouseEvent) => {
    rememberSearch(typed);
    if (opensElsewhere(event)) {
      return;
    }
    showMatches(withPrefix(path.replace(/#.*/, "")), result?.matched ?? []);
    onClose();
  };
  const ask = (text: string) => {
    setTyped(text);
    if (text.trim() !== "") {
      // The page behind shows the matches of the search before, and may be where the reader stays.
      clearMatches();
    }
  };
  const edit = (text: string) => {
    ask(text);
    if (text.trim() === "") {
      setArea(null);
    }
  };
  const type = (text: string) => {
    ask(text);
    setArea(null);
    field.current?.focus();
  };
  const retry = () => {
    load();
    // The button goes, and would take the focus along.
    field.current?.focus();
  };
  const all = searchPath(localePath, { typed, area, version });
  const isLoading = status === "idle" || status === "loading";

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label="Search">
      <div className={styles.frame}>
        <div className={styles.bar}>
          <SearchField
            ref={field}
            label={isLoading ? "Loading..." : "Search"}
            type="text"
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 && count > 0 ? `${listId}-${active}` : undefined}
            enterKeyHint="search"
            value={typed}
            onChange={(event) => edit(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {isEmpty ? null : (
            <button type="button" className={styles.clear} onClick={() => type("")}>
              Clear<span className="visually-hidden"> the field</span>
            </button>
          )}
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" size={18} />
            <span className="visually-hidden">Close search</span>
          </button>
        </div>
        {result === null ? null : (
          <div className={styles.filter}>
            <AreaFilter areas={result.areas} area={area} onArea={setArea} />
          </div>
        )}
        <div className={styles.body}>
          {status === "failed" ? <LoadFailure onRetry={retry} /> : null}
          {isLongText(typed) ? (
            <p className={styles.caption} aria-hidden="true">
              {LONG_TEXT}
            </p>
          ) : null}
          {isEmpty && recent.length > 0 ? (
            <p className={styles.caption}>
              Recent searches
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  clearRecentSearches();
                  setRecent([]);
                  field.current?.focus();
                }}
              >
                Clear<span className="visually-hidden"> recent searches</span>
              </button>
            </p>
          ) : null}
          {isEmpty && recent.length === 0 ? (
            <p className={styles.hint}>
              Find guides, calls, fields, error codes and paths: try <kbd>orderId</kbd>, <kbd>TOKEN_EXPIRED</kbd> or{" "}
              <kbd>/v3/payment</kbd>.
            </p>
          ) : null}
          {isLoading && !isEmpty ? (
            // The field's own word for it is gone with the first letter; the status below says it to screen readers.
            <p className={styles.hint} aria-hidden="true">
              Loading...
            </p>
          ) : null}
          <div id={listId} role="listbox" aria-label="Results" className={styles.list}>
            {isEmpty ? <RecentList searches={recent} options={options} onChoose={type} /> : null}
            {result === null ? null : <ResultList result={result} options={options} onChoose={choose} />}
            {hasMore ? (
              <SiteLink
                to={all}
                id={`${listId}-${found}`}
                role="option"
                tabIndex={-1}
                aria-selected={active === found}
                className={styles.more}
                onPointerMove={() => setActive(found)}
                {...onChoice((event) => choose(all, event))}
              >
                All {result.total} pages
                <Icon name="arrowRight" size={14} />
              </SiteLink>
            ) : null}
          </div>
          {result !== null && result.pages.length === 0 ? (
            <NoResults {...{ typed, area, ...answer }} nearest={result.nearest} onWord={type} onLeave={onClose} />
          ) : null}
        </div>
        <div className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to move
          </span>
          <span>
            <kbd>Enter</kbd> to open
          </span>
          <span>
            <kbd>Esc</kbd> to close
          </span>
        </div>
        <SearchStatus
          className="visually-hidden"
          text={open ? statusText(status, result, typed) : ""}
          serial={answer?.serial ?? 0}
        />
      </div>
    </dialog>,
    document.body,
  );
}
