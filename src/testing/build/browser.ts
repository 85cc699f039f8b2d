// Chromium for the tests of the built site, and what a visit to a page tells.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { heightFor } from "../browser/chromium";
import { logOf } from "../browser/pageLog";
import { PREFIX, PUBLIC_DIR } from "./builtSite";
import { serve, type Server, type ServeOptions } from "../server/serve";

export { DESKTOP, launchBrowser, PHONE } from "../browser/chromium";
export { eachOf } from "../browser/eachOf";
export { hydrated, idle } from "../browser/settled";

export function serveBuiltSite(options: ServeOptions = {}): Promise<Server> {
  return serve(PUBLIC_DIR, { prefix: PREFIX, ...options });
}

/** A context of the given width in which JavaScript runs or doesn't. */
export function openContext(browser: Browser, width: number, javaScriptEnabled = true): Promise<BrowserContext> {
  return browser.newContext({ javaScriptEnabled, viewport: { width, height: heightFor(width) } });
}

/** Everything that goes wrong on a page from now on: what was wrong so far, whenever it is asked. */
export function collectErrors(page: Page): () => string[] {
  return logOf(page).problems;
}
