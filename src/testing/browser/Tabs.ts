import type { BrowserContext, Page } from "playwright-core";

/**
 * Tabs of a context that are used again. A new one costs the browser about a second of work, several times what a page
 * of this site does; between two uses a tab is empty and has forgotten its session.
 */
export class Tabs {
  readonly #context: BrowserContext;
  readonly #free: Page[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Does something in a tab. One in which it fails is closed. */
  async use<T>(job: (tab: Page) => Promise<T>): Promise<T> {
    const tab = this.#free.pop() ?? (await this.#context.newPage());
    try {
      const result = await job(tab);
      await empty(tab);
      this.#free.push(tab);
      return result;
    } catch (error) {
      await tab.close();
      throw error;
    }
  }
}

/** The next user neither hears of this page nor finds anything of it. */
async function empty(tab: Page): Promise<void> {
  tab.removeAllListeners();
  await tab.evaluate(() => {
    try {
      sessionStorage.clear();
    } catch {
      // Blocked, as some tests want it: then there is nothing in it.
    }
  });
  await tab.goto("about:blank");
}
