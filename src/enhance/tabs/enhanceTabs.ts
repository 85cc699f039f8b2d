import type { Enhancement } from "../enhanceContent";
import { neighbourTab } from "./neighbourTab";
import { readChoice, rememberChoice, takeOverChoices } from "./tabChoice";
import { nameEachOther, readTabGroups, selectTab, showSelectedTab } from "./tabGroups";

/**
 * Tabs as the ARIA pattern has them: arrows move and select, only the selected tab is a Tab stop. Groups with one
 * `data-sync` change together, and the choice is remembered. Other windows don't follow: listening to storage events
 * there and writing in answer is how tabs of two windows keep each other busy for ever (C2).
 */
export const enhanceTabs: Enhancement = (root) => {
  const groups = readTabGroups(root);
  groups.forEach(nameEachOther);
  const choices = new Map<string, string | null>();
  for (const { sync } of groups) {
    if (sync !== null && !choices.has(sync)) {
      choices.set(sync, readChoice(sync));
    }
  }
  for (const group of groups) {
    const preferred = group.sync === null ? null : choices.get(group.sync);
    if (preferred != null) {
      selectTab(group, preferred);
    }
  }
  takeOverChoices();
  // A first tab is in view already, and asking would lay out the whole page.
  groups.filter(({ tabs }) => tabs[0]?.getAttribute("aria-selected") !== "true").forEach(showSelectedTab);

  const choose = (tab: HTMLElement) => {
    const group = groups.find((candidate) => candidate.tabs.includes(tab));
    const value = tab.dataset["value"];
    if (group === undefined || value === undefined) {
      return;
    }
    const before = tab.getBoundingClientRect().top;
    for (const other of groups) {
      if (other === group || (group.sync !== null && other.sync === group.sync)) {
        selectTab(other, value);
      }
    }
    groups.forEach(showSelectedTab);
    // Panels above may have changed their height: the tab stays under the pointer (C3).
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
    if (group.sync !== null) {
      rememberChoice(group.sync, value);
    }
  };

  const tabOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>("[role=tab]") : null;
  const onClick = (event: MouseEvent) => {
    const tab = tabOf(event);
    if (tab !== null) {
      choose(tab);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabOf(event);
    const group = groups.find((candidate) => tab !== null && candidate.tabs.includes(tab));
    const next = tab === null || group === undefined ? null : neighbourTab(group.tabs, tab, event);
    if (next !== null) {
      event.preventDefault();
      choose(next);
      next.focus();
    }
  };
  root.addEventListener("click", onClick);
  root.addEventListener("keydown", onKeyDown);
  return () => {
    root.removeEventListener("click", onClick);
    root.removeEventListener("keydown", onKeyDown);
  };
};
