import { findMatches } from "../../../shared/search/findMatches";

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
  if (event.key === "Escape" && document.querySelector("dialog[open]") === null) {
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
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null && ranges.length < MAX_RANGES; node = texts.nextNode()) {
    for (const { start, end } of findMatches(node.nodeValue ?? "", shown.matched)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

const trimmed = (pathname: string): string => pathname.replace(/\/+$/, "");
