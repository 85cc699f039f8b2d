import type { Enhancement } from "../enhanceContent";
import { readTabGroups, selectTab } from "../tabs/tabGroups";

/** Opens whatever hides `target`: closed details around it, and the tab panel that it is in. Whether anything did. */
function reveal(target: Element, root: HTMLElement): boolean {
  let changed = false;
  for (let element = target.parentElement; element !== null && element !== root; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      changed = true;
    }
  }
  for (const group of readTabGroups(root)) {
    const panel = group.panels.find((candidate) => candidate.contains(target));
    const value = panel?.dataset["value"];
    if (value !== undefined && panel?.dataset["active"] === undefined) {
      changed = selectTab(group, value) || changed;
    }
  }
  return changed;
}

function hashTarget(root: HTMLElement): Element | null {
  try {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    return target !== null && root.contains(target) ? target : null;
  } catch {
    return null;
  }
}

/**
 * What the address names is on screen, wherever it stands, and on paper everything is. Browsers open details for an
 * address that they load, not for one that script goes to.
 */
export const enhanceReveal: Enhancement = (root) => {
  const target = hashTarget(root);
  if (target !== null) {
    reveal(target, root);
  }
  const onHashChange = () => {
    const named = hashTarget(root);
    // The browser has jumped already, but not to what was hidden.
    if (named !== null && reveal(named, root)) {
      named.scrollIntoView();
    }
  };
  let opened: HTMLDetailsElement[] = [];
  const openAll = () => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const details of opened) {
      details.open = true;
    }
  };
  const closeAgain = () => {
    for (const details of opened) {
      details.open = false;
    }
    opened = [];
  };
  window.addEventListener("hashchange", onHashChange);
  window.addEventListener("beforeprint", openAll);
  window.addEventListener("afterprint", closeAgain);
  return () => {
    window.removeEventListener("hashchange", onHashChange);
    window.removeEventListener("beforeprint", openAll);
    window.removeEventListener("afterprint", closeAgain);
  };
};
