// One visit to a page of a built site, and everything that goes wrong during it.
import type { Browser, BrowserContext, Page } from "playwright-core";

import { axeViolations } from "../browser/axe";
import { DESKTOP, heightFor, PHONE } from "../browser/chromium";
import { layoutShift, SHIFT_SCRIPT } from "../browser/layoutShift";
import { logOf } from "../browser/pageLog";
import { hydrated, idle } from "../browser/settled";
import { articleOf, squeeze, textsOf, type HtmlDocument } from "./htmlTree";

/** Texts of the article as script has left it; controls and islands are script's own. */
function liveTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.querySelector("article") ?? document.querySelector("main");
    if (!own) return [];
    const walker = document.createTreeWalker(own, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest("button, script, style, noscript, [data-island], [aria-live]")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
    return texts;
  });
}

/** Texts that only script has put there. */
function addedTexts(written: HtmlDocument, live: readonly string[]): string[] {
  const own = articleOf(written);
  const text = own ? squeeze([...textsOf(own)].join("")) : "";
  return live.filter((piece) => !text.includes(squeeze(piece)));
}

export interface VisitOptions {
  readonly width: number;
  /** Time zone. */
  readonly zone?: string;
  /** Whether axe looks as well. */
  readonly axe?: boolean;
}

export class Visitor {
  readonly #browser: Browser;
  readonly #contexts = new Map<string, Promise<BrowserContext>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** One context a width and zone: its pages share the browser's cache, as a reader's do. */
  #contextOf(width: number, zone: string): Promise<BrowserContext> {
    const key = `${width} ${zone}`;
    const context = this.#contexts.get(key) ?? this.#open(width, zone);
    this.#contexts.set(key, context);
    return context;
  }

  async #open(width: number, timezoneId: string): Promise<BrowserContext> {
    const viewport = { width, height: heightFor(width) };
    const context = await this.#browser.newContext({ viewport, timezoneId });
    await context.addInitScript({ content: SHIFT_SCRIPT });
    return context;
  }

  /** Opens a page, lets it settle, scrolls through it (islands mount when in view), and says what is wrong. */
  async visit(url: string, written: HtmlDocument, options: VisitOptions): Promise<string[]> {
    const { width, zone = "UTC", axe = false } = options;
    const page = await (await this.#contextOf(width, zone)).newPage();
    const log = logOf(page);
    const wrong: string[] = [];
    try {
      await page.goto(url, { waitUntil: "load" });
      await hydrated(page);
      const { total, moved } = await layoutShift(page);
      if (total > 0) wrong.push(`the layout shifts by ${total.toFixed(4)}: ${moved.join(", ")}`);
      if (axe) wrong.push(...(await axeViolations(page)));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await idle(page);
      const added = addedTexts(written, await liveTexts(page));
      wrong.push(...added.map((text) => `text that the HTML doesn't have: ${text}`));
    } catch (error) {
      wrong.push(`didn't settle: ${String(error).split("\n", 1)[0] ?? ""}`);
    } finally {
      await page.close();
    }
    return [...log.problems(), ...wrong];
  }
}

/** Widths at which axe looks at every page. */
export const AXE_WIDTHS: readonly number[] = [PHONE, DESKTOP];
