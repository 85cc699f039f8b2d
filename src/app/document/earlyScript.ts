import { EARLY_ANNOUNCEMENT } from "./early/announcement";
import { EARLY_COLOR_MODE } from "./early/colorMode";
import { EARLY_NOT_FOUND } from "./early/notFound";
import { EARLY_START_FAILURE } from "./early/startFailure";
import { EARLY_TAB_CHOICES } from "./early/tabChoices";

/**
 * Runs in the head, before anything is painted: what needs JavaScript shows from the first frame on, and only where
 * there is JavaScript. The same text on every page, so that the content security policy has one hash for it.
 *
 * Each part stands for itself: a fault in one must not keep the next from running.
 */
export const EARLY_SCRIPT = [
  'document.documentElement.classList.add("js")',
  ...[EARLY_START_FAILURE, EARLY_NOT_FOUND, EARLY_COLOR_MODE, EARLY_ANNOUNCEMENT, EARLY_TAB_CHOICES].filter(
    (part) => part !== "",
  ),
].join(";");
