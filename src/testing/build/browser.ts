// Chromium for the tests of the built site, and what a visit to a page tells.
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { PREFIX, PUBLIC_DIR } from "./builtSite";
import { serve, type Server, type ServeOptions } from "../server/serve";

/** Widths in pixels: a phone, both sides of the limit between the layouts, a desktop. */
export const PHONE = 390;
export const DESKTOP = 1440;
export const ALL_WIDTHS = [PHONE, 464, 995, 997, DESKTOP] as const;

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

export function serveBuiltSite(options: ServeOptions = {}): Promise<Server> {
  return serve(PUBLIC_DIR, { prefix: PREFIX, ...options });
}

/** A context of the given width in which JavaScript runs or doesn't. */
export function openContext(browser: Browser, width: number, javaScriptEnabled = true): Promise<BrowserContext> {
  return browser.newContext({ javaScriptEnabled, viewport: { width, height: width === PHONE ? 844 : 900 } });
}

/**
 * Everything that goes wrong on a page from now on: errors on the console, uncaught ones, requests
 * that fail, and requests that leave the site. The list grows while the page lives.
 */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const origin = () => new URL(page.url()).origin;
  page.on("console", (message) => {
    // The browser's own note that the not-found page, asked for on purpose, has the status 404.
    const isPageItself = message.location().url === page.url() && message.text().includes("status of 404");
    if (message.type() === "error" && !isPageItself)
      errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Prefetches end with the page that started them.
    if (reason !== "net::ERR_ABORTED") errors.push(`request: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith("http") && page.url() !== "about:blank" && target !== origin()) {
      errors.push(`request to another host: ${request.url()}`);
    }
  });
  return errors;
}

/** Waits until React has taken over the page, and all that follows at once has happened. */
export async function hydrated(page: Page): Promise<void> {
  const takenOver = () => {
    const rendered = document.querySelector("#___gatsby > *");
    return rendered !== null && Object.keys(rendered).some((key) => key.startsWith("__reactFiber"));
  };
  await page.waitForFunction(takenOver, undefined, { timeout: 15_000 });
  await idle(page);
}

/** Waits for two frames and an idle moment. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        );
      }),
  );
}

/** Runs a job for each item, a few at a time: pages wait for the network more than for the processor. */
export async function eachOf<T>(items: readonly T[], atOnce: number, job: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
