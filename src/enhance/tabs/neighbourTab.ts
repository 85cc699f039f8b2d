interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The tab that a key leads to (arrows go round, Home and End to the ends); null for other keys. */
export function neighbourTab(tabs: readonly HTMLElement[], tab: HTMLElement, event: Key): HTMLElement | null {
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return null;
  }
  const rtl = getComputedStyle(tab).direction === "rtl";
  const index = tabs.indexOf(tab);
  const at = (position: number) => tabs[(position + tabs.length) % tabs.length] ?? null;
  switch (event.key) {
    case "ArrowRight":
      return at(rtl ? index - 1 : index + 1);
    case "ArrowLeft":
      return at(rtl ? index + 1 : index - 1);
    case "Home":
      return at(0);
    case "End":
      return at(-1);
    default:
      return null;
  }
}
