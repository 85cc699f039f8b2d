// One visit to a page of a built site, and everything that goes wrong during it.
import type { Browser, Page } from "playwright-core";

import { axeViolations } from "../browser/axe";
import { DESKTOP, heightFor, PHONE } from "../browser/chromium";
import { layoutShift, SHIFT_SCRIPT } from "../browser/layoutShift";
import { logOf } from "../browser/pageLog";
import { hydrated, idle } from "../browser/settled";
import { Tabs } from "../browser/Tabs";
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
  readonly #tabs = new Map<string, Promise<Tabs>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** One context a width and zone: its pages share the browser's cache, as a reader's do. */
  #tabsOf(width: number, zone: string): Promise<Tabs> {
    const key = `${width} ${zone}`;
    const tabs = this.#tabs.get(key) ?? this.#open(width, zone);
    this.#tabs.set(key, tabs);
    return tabs;
  }

  async #open(width: number, timezoneId: string): Promise<Tabs> {
    const viewport = { width, height: heightFor(width) };
    const context = await this.#browser.newContext({ viewport, timezoneId });
    await context.addInitScript({ content: SHIFT_SCRIPT });
    return new Tabs(context);
  }

  /** Opens a page, lets it settle, scrolls through it (islands mount when in view), and says what is wrong. */
  async visit(url: string, written: HtmlDocument, options: VisitOptions): Promise<string[]> {
    const { width, zone = "UTC", axe = false } = options;
    const found: string[] = [];
    try {
      const tabs = await this.#tabsOf(width, zone);
      await tabs.use((page) => look(page, url, written, axe, found));
    } catch (error) {
      found.push(`didn't settle: ${String(error).split("\n", 1)[0] ?? ""}`);
    }
    return found;
  }
}

/** Collects what is wrong in `found`: also what was found before a page failed to settle. */
async function look(page: Page, url: string, written: HtmlDocument, axe: boolean, found: string[]): Promise<void> {
  const log = logOf(page);
  try {
    await page.goto(url, { waitUntil: "load" });
    await hydrated(page);
    const { total, moved } = await layoutShift(page);
    if (total > 0) found.push(`the layout shifts by ${total.toFixed(4)}: ${moved.join(", ")}`);
    if (axe) found.push(...(await axeViolations(page)));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await idle(page);
    const added = addedTexts(written, await liveTexts(page));
    found.push(...added.map((text) => `text that the HTML doesn't have: ${text}`));
  } finally {
    found.push(...log.problems());
  }
}

/** Widths at which axe looks at every page. */
export const AXE_WIDTHS: readonly number[] = [PHONE, DESKTOP];
