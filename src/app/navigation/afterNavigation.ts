import { MAIN_ID } from "../../components/layout/SkipLink/SkipLink";
import { hashTarget } from "./hashTarget";

interface Place {
  readonly pathname: string;
  readonly hash: string;
}

/** Id of our live region. Gatsby's own speaks on changes of hash and query too, and is silenced. */
const ANNOUNCER_ID = "page-announcer";
const GATSBY_ANNOUNCER_ID = "gatsby-announcer";

/** The router focuses this element around the whole shell, after us. */
const ROUTER_WRAPPER_ID = "gatsby-focus-wrapper";

/** Puts a live region at the end of the page; it has to be there before it says something. */
export function installAnnouncer(): void {
  document.getElementById(GATSBY_ANNOUNCER_ID)?.setAttribute("aria-live", "off");
  const announcer = document.createElement("div");
  announcer.id = ANNOUNCER_ID;
  announcer.className = "visually-hidden";
  announcer.setAttribute("role", "status");
  document.body.append(announcer);
}

/** Focus for script alone: the element gets no stop of the Tab key, and nothing scrolls. */
function moveFocus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.setAttribute("tabindex", "-1");
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * After a navigation to another page the keyboard goes on from the new page's content (or from what the hash names),
 * and a screen reader says its title. A change of hash or query alone is none.
 */
export function afterNavigation(now: Place, before: Place | null): void {
  if (before === null || now.pathname === before.pathname) {
    return;
  }
  const wrapper = document.getElementById(ROUTER_WRAPPER_ID);
  if (wrapper !== null) {
    wrapper.focus = () => undefined;
  }
  const target = hashTarget(now.hash) ?? document.getElementById(MAIN_ID);
  if (target !== null) {
    moveFocus(target);
  }
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer !== null) {
    const heading = document.querySelector(`#${MAIN_ID} h1`)?.textContent.trim() ?? "";
    announcer.textContent = heading === "" ? document.title : heading;
  }
}
