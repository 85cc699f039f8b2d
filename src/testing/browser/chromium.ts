// Chromium for tests that need a real browser.
import { chromium, type Browser } from "playwright-core";

/** Widths in pixels: a phone, both sides of the limit between the layouts, a desktop. */
export const PHONE = 390;
export const DESKTOP = 1440;

/** Quiet and self-contained: Chromium looks for no host of its own. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** `npm test` finds or installs a browser and passes it on in CHROME_PATH. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Height in pixels of a window of the given width. */
export const heightFor = (width: number): number => (width === PHONE ? 844 : 900);
