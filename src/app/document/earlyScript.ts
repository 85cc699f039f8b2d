/**
 * Runs in the head, before anything is painted: what needs JavaScript shows from the first frame on, and only where
 * there is JavaScript. The same text on every page, so that a content security policy can name its hash.
 */
export const EARLY_SCRIPT = 'document.documentElement.classList.add("js")';
