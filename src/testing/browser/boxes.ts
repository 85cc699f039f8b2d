// Where things are on the screen, and which element has the focus.
import type { Locator, Page } from "playwright-core";

export interface Box {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The box of an element in pixels from the window's corner, transforms included; fails without an element. */
export async function boxOf(locator: Locator): Promise<Box> {
  return locator.evaluate((element) => {
    const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
    return { top, left, right, bottom, width, height };
  });
}

/** Whether a point in the middle of an element is the element's own (or of what is in it): nothing covers it. */
export async function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && element.contains(there);
  });
}

/** Tag names, ids and labels from the body down to the element with the focus: `body > header > a"Docs"`. */
export async function activeElementPath(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts: string[] = [];
    for (let at = document.activeElement; at !== null && at !== document.documentElement; at = at.parentElement) {
      const label = at.getAttribute("aria-label") ?? (parts.length === 0 ? at.textContent.trim().slice(0, 40) : "");
      parts.unshift(
        at.tagName.toLowerCase() + (at.id ? `#${at.id}` : "") + (label && at !== document.body ? `"${label}"` : ""),
      );
    }
    return parts.join(" > ");
  });
}

/** Whether the focus is in an element or on it. */
export async function hasFocusIn(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}
