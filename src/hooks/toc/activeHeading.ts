/** Where the page is scrolled to, in px. */
export interface ScrollState {
  readonly scrollY: number;
  /** Greatest possible `scrollY`. */
  readonly maxScrollY: number;
  readonly viewportHeight: number;
  /** Height of what covers the top of the window. */
  readonly topInset: number;
}

/** A heading and the distance of its top from the document's top, in px. */
export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
}

/** A heading counts as reached a little before its anchor position, where a reader already sees it as the current. */
const TOLERANCE = 32;

/**
 * The heading of the section being read: the last one above a line. The line is just below the top of the window,
 * and moves down to the window's bottom over the last stretch of the page, so that short last sections, whose
 * headings can never reach the top, get their turn too (T1). At the very top of the page the line has not moved, so
 * nothing but the first can be active there (T3).
 */
export function activeHeading(headings: readonly HeadingPosition[], scroll: ScrollState): string | null {
  const { scrollY, maxScrollY, viewportHeight, topInset } = scroll;
  const readable = viewportHeight - topInset;
  const ramp = Math.min(readable, maxScrollY);
  const progress = ramp <= 0 ? 0 : Math.min(1, Math.max(0, (scrollY - (maxScrollY - ramp)) / ramp));
  const line = scrollY + topInset + TOLERANCE + progress * Math.max(0, readable - TOLERANCE);
  let active: string | null = null;
  for (const heading of headings) {
    if (heading.top > line) {
      break;
    }
    active = heading.id;
  }
  return active;
}
