// Cumulative layout shift, as the browser itself counts it.
import type { Page } from "playwright-core";

/** Script that collects shifts from the first paint on; give it to `addInitScript`. */
export const SHIFT_SCRIPT = `(() => {
  const shifts = (window.__shifts = []);
  const nameOf = (node) => {
    const element = node && (node.nodeType === 1 ? node : node.parentElement);
    if (!element) return "?";
    const text = element.textContent.trim().replace(/\\s+/g, " ").slice(0, 30);
    return element.tagName.toLowerCase() + (element.id ? "#" + element.id : "") + "." + element.className + " “" + text + "”";
  };
  const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const movedOf = ({ node, previousRect, currentRect }) => nameOf(node) + " from " + boxOf(previousRect) + " to " + boxOf(currentRect);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(movedOf) });
    }
  }).observe({ type: "layout-shift", buffered: true });
})();`;

/** What has moved so far without the reader's doing: the sum of the shifts, and the elements with their boxes (x y width height). */
export async function layoutShift(page: Page): Promise<{ readonly total: number; readonly moved: string[] }> {
  const shifts = await page.evaluate(
    () => (window as unknown as { __shifts?: { value: number; moved: string[] }[] }).__shifts,
  );
  if (shifts === undefined) throw new Error("no shifts were collected: SHIFT_SCRIPT has to run before the page");
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
  };
}
