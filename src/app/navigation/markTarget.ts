import { hashTarget } from "./hashTarget";

/** Stands on the element that the hash names where `:target` doesn't, and on the page's root while it doesn't. */
const MARK = "data-target";
const OWN = "data-own-target";

/**
 * Marks what the hash names. A browser's `:target` follows links, and not the addresses that script sets: after a
 * navigation inside the site it is still what it was on the page before. Style sheets ask for both.
 */
export function markTarget(hash: string): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) {
    marked.removeAttribute(MARK);
  }
  const target = hashTarget(hash);
  const isOwn = target !== document.querySelector(":target");
  document.documentElement.toggleAttribute(OWN, isOwn);
  if (isOwn) {
    target?.setAttribute(MARK, "");
  }
}
