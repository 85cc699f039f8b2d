import type { Browser, Locator, Page } from "playwright-core";

import { probeScript, type ClickTarget, type Probe } from "./probe";
import { Transfer, type TransferTotals } from "./Transfer";

/** A slow phone on a slow 4G connection, in the numbers of Lighthouse: milliseconds, and bytes a second. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
const WINDOW = { width: 1280, height: 800 };

/** A page has come to rest when nothing was loaded for so long: longer than what waits for an idle moment. */
const AFTER_LOAD_MS = 1500;
const AFTER_HOVER_MS = 600;

/** One visit without a cache. */
export interface Visit {
  readonly transfer: TransferTotals;
  readonly probe: Probe;
  /** Elements in the document. */
  readonly elements: number;
  /** Milliseconds from a click on a link that the pointer was on to the page it leads to. */
  readonly navigation: number;
}

/**
 * Opens a page of a site with an empty cache, lets it come to rest, points at the link to another page and clicks it.
 * @param docId that the link leads to
 */
export async function readPage(browser: Browser, url: string, docId: string, target: ClickTarget): Promise<Visit> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfer = await Transfer.start(session);
    await session.send("Network.emulateNetworkConditions", CONNECTION);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript({ content: probeScript(target) });

    const response = await page.goto(url, { waitUntil: "load" });
    if (!response?.ok()) {
      throw new Error(`${url} answers ${String(response?.status() ?? "nothing")}`);
    }
    await transfer.quiet(AFTER_LOAD_MS);
    const first = transfer.totals;
    const probe = await readProbe(page);
    const elements = await page.evaluate<number>('document.getElementsByTagName("*").length');

    const link = linkTo(page, docId);
    await link.hover();
    await transfer.quiet(AFTER_HOVER_MS);
    await link.click();
    // No string here: Playwright would evaluate it in the page, which a Content-Security-Policy forbids.
    const shown = await page.waitForFunction(
      () => (window as unknown as { readonly __bench?: Probe }).__bench?.navigation,
      undefined,
      { polling: 50 },
    );
    const navigation = (await shown.jsonValue()) ?? NaN;
    return { transfer: first, probe, elements, navigation };
  } finally {
    await context.close();
  }
}

const readProbe = (page: Page): Promise<Probe> => page.evaluate("window.__bench");

/** The first link to a page that can be seen, in whatever form the site writes its addresses. */
const linkTo = (page: Page, docId: string): Locator =>
  page
    .locator(["", ".html", "/"].map((ending) => `a[href$="/${docId}${ending}"]`).join(", "))
    .filter({ visible: true })
    .first();
