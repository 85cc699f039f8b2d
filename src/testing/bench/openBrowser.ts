import type { Browser } from "playwright-core";

import { findBrowser } from "../../cli/bootstrap.mjs";
import { launchBrowser } from "../browser/chromium";

/** The Chromium of the browser tests, which installs one where there is none. */
export function openBrowser(): Promise<Browser> {
  process.env["CHROME_PATH"] ??= findBrowser();
  return launchBrowser();
}
