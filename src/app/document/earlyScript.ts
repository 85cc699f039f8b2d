import { EARLY_ANNOUNCEMENT } from "./early/announcement";
import { EARLY_COLOR_MODE } from "./early/colorMode";
import { EARLY_NOT_FOUND } from "./early/notFound";
import { EARLY_START_FAILURE } from "./early/startFailure";
import { EARLY_TAB_CHOICES } from "./early/tabChoices";

/** What a page has for the early script to do. */
export interface EarlyParts {
  /** Whether readers may switch between light and dark. */
  readonly colorMode: boolean;
  /** Whether there is an announcement bar. */
  readonly announcement: boolean;
  /** Whether it is a home page, which has a banner for files that did not load. */
  readonly home: boolean;
  /** Whether it is the not-found page. */
  readonly notFound: boolean;
}

/**
 * Runs in the head, before anything is painted: what needs JavaScript shows from the first frame on, and only where
 * there is JavaScript. Every page carries it, so it holds what the page can need and no more; pages of a site
 * but home and not-found page have the same text.
 *
 * Each part stands for itself: a fault in one must not keep the next from running.
 */
export function earlyScript({ colorMode, announcement, home, notFound }: EarlyParts): string {
  return [
    'document.documentElement.classList.add("js")',
    ...(home ? [] : [EARLY_START_FAILURE]),
    ...(notFound ? [EARLY_NOT_FOUND] : []),
    ...(colorMode ? [EARLY_COLOR_MODE] : []),
    ...(announcement ? [EARLY_ANNOUNCEMENT] : []),
    EARLY_TAB_CHOICES,
  ].join(";");
}
