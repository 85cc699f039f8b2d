/** What the probe has seen in a page so far. */
export interface Probe {
  /** Milliseconds: the last candidate for the largest contentful paint. */
  readonly lcp: number;
  /** Sum of all layout shifts without the reader's doing. */
  readonly cls: number;
  /** Milliseconds that long tasks took beyond 50 each. */
  readonly tbt: number;
  /** Milliseconds from the click to the frame after the one that shows the page it leads to; null before. */
  readonly navigation: number | null;
}

/** The page that a click leads to. */
export interface ClickTarget {
  readonly title: string;
  readonly opening: string;
}

/**
 * Script that measures in the page, as `window.__bench`; give it to `addInitScript`. The click's own time is kept in
 * sessionStorage, so that a click that loads a whole page is measured by the same clock as one that doesn't. The
 * heading is asked for where a site has one: VitePress shows titles in the tab only.
 */
export const probeScript = ({ title, opening }: ClickTarget): string => `(() => {
  const seen = (window.__bench = { lcp: 0, cls: 0, tbt: 0, navigation: null });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  observe("layout-shift", (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  observe("longtask", (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
  if (!location.protocol.startsWith("http")) return;

  const KEY = "bench-click";
  const now = () => performance.timeOrigin + performance.now();
  const isShown = () => {
    const content = document.querySelector("main");
    if (content === null || !content.textContent.replace(/\\s+/g, " ").includes(${JSON.stringify(opening)})) return false;
    const heading = content.querySelector("h1");
    return heading === null || heading.textContent.includes(${JSON.stringify(title)});
  };
  const watch = (clicked) => {
    const look = () =>
      requestAnimationFrame(isShown() ? () => (seen.navigation = now() - clicked) : look);
    requestAnimationFrame(look);
  };
  addEventListener(
    "click",
    (event) => {
      const clicked = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem(KEY, String(clicked));
      watch(clicked);
    },
    { capture: true },
  );
  const clicked = sessionStorage.getItem(KEY);
  if (clicked !== null) watch(Number(clicked));
})();`;
