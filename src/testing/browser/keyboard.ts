// Paths through a page with the Tab key.
import type { Locator, Page } from "playwright-core";

import { activeElementPath } from "./boxes";

/** Presses Tab (Shift+Tab for a negative number) some times; returns where the focus was after each. */
export async function tab(page: Page, times = 1): Promise<string[]> {
  const stops: string[] = [];
  for (let count = 0; count < Math.abs(times); count += 1) {
    await page.keyboard.press(times < 0 ? "Shift+Tab" : "Tab");
    stops.push(await activeElementPath(page));
  }
  return stops;
}

/**
 * Number of stops of the Tab key until the focus is on an element or in it, from where it is now. Fails after `most`
 * stops and says where they were.
 */
export async function stopsTo(page: Page, target: Locator, most: number): Promise<number> {
  const stops: string[] = [];
  for (let count = 1; count <= most; count += 1) {
    stops.push(...(await tab(page)));
    if (await target.evaluate((element) => element.contains(document.activeElement))) return count;
  }
  throw new Error(`not reached in ${most} stops:\n${stops.join("\n")}`);
}
