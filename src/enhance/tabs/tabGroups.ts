/** One group of tabs in compiled content, read from its roles. */
export interface TabGroup {
  readonly element: HTMLElement;
  /** Name under which groups change together; null for a group of its own. */
  readonly sync: string | null;
  readonly tabs: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
}

/** The groups below `root`; a group inside a panel of another is a group of its own. */
export function readTabGroups(root: HTMLElement): TabGroup[] {
  return [...root.querySelectorAll<HTMLElement>(".tabs")].map((element) => {
    const { sync } = element.dataset;
    return {
      element,
      sync: sync === undefined || sync === "none" ? null : sync,
      tabs: [...element.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")],
      panels: [...element.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]")],
    };
  });
}

/**
 * Tells assistive technology which panel a tab shows, and names the panel by its tab.
 * @param group of a page
 * @param index which group of the page: ids start with it, and with a sign that ids of headings don't have
 */
export function nameEachOther({ tabs, panels }: TabGroup, index: number): void {
  for (const [position, tab] of tabs.entries()) {
    const panel = panels.find((candidate) => candidate.dataset["value"] === tab.dataset["value"]);
    if (panel !== undefined) {
      tab.id = `tab:${String(index)}:${String(position)}`;
      panel.id = `panel:${String(index)}:${String(position)}`;
      tab.setAttribute("aria-controls", panel.id);
      panel.setAttribute("aria-labelledby", tab.id);
    }
  }
}

/** Scrolls a row of tabs that is wider than its place until the selected one is seen, and nothing else. */
export function showSelectedTab(group: TabGroup): void {
  const tab = group.tabs.find((candidate) => candidate.getAttribute("aria-selected") === "true");
  const list = tab?.parentElement;
  if (tab === undefined || list == null || list.scrollWidth <= list.clientWidth) {
    return;
  }
  const start = tab.offsetLeft - list.offsetLeft;
  if (start < list.scrollLeft || start + tab.offsetWidth > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = start - (list.clientWidth - tab.offsetWidth) / 2;
  }
}

/** Shows the panel of `value`. Whether the group has one. */
export function selectTab(group: TabGroup, value: string): boolean {
  if (!group.tabs.some((tab) => tab.dataset["value"] === value)) {
    return false;
  }
  for (const tab of group.tabs) {
    const selected = tab.dataset["value"] === value;
    tab.setAttribute("aria-selected", String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
  for (const panel of group.panels) {
    panel.toggleAttribute("data-active", panel.dataset["value"] === value);
  }
  return true;
}
