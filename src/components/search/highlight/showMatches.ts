import { findMatches } from "../../../shared/search/findMatches";
import { rangeIn, textRuns } from "./textRuns";

/** Name of the highlight in the style sheet. */
const NAME = "search-match";
/** A page has at most so many marks. */
const MAX_RANGES = 2000;

interface Shown {
  /** `location.pathname` of the page that shows the matches. */
  readonly pathname: string;
  readonly matched: ReadonlySet<string>;
}

let shown: Shown | null = null;
let observer: MutationObserver | null = null;

/**
 * Marks the words of a search on the page that it led to, until Escape or the next search. The browser paints the
 * marks over the text (CSS Custom Highlight API): the page's own elements stay as they are. A browser without that
 * shows the page unmarked.
 */
export function showMatches(pathname: string, matched: Iterable<string>): void {
  clearMatches();
  if (!("highlights" in CSS)) {
    return;
  }
  shown = { pathname, matched: new Set(matched) };
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(paint);
  };
  observer = new MutationObserver(later);
  observer.observe(document.querySelector("main") ?? document.body, { childList: true, subtree: true });
  document.addEventListener("keydown", onKeyDown);
  later();
}

export function clearMatches(): void {
  shown = null;
  observer?.disconnect();
  observer = null;
  document.removeEventListener("keydown", onKeyDown);
  if ("highlights" in CSS) {
    CSS.highlights.delete(NAME);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  // An Escape that has closed something, such as the search, was meant for that; a dialog that is open takes its own.
  if (event.key === "Escape" && !event.defaultPrevented && document.querySelector("dialog[open]") === null) {
    clearMatches();
  }
}

function paint(): void {
  const article = document.querySelector("main article");
  if (shown === null || article === null || trimmed(window.location.pathname) !== trimmed(shown.pathname)) {
    CSS.highlights.delete(NAME);
    return;
  }
  const ranges: Range[] = [];
  for (const run of textRuns(article)) {
    for (const { start, end } of findMatches(run.map(({ data }) => data).join(""), shown.matched)) {
      if (ranges.length < MAX_RANGES) {
        ranges.push(rangeIn(run, start, end));
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

const trimmed = (pathname: string): string => pathname.replace(/\/+$/, "");
