import type { Page } from "playwright-core";

/**
 * The time (as of `Date.now`) of the first frame after the one that shows a text in the page's content; waits for it,
 * also across a reload.
 */
export async function shownAt(page: Page, text: string): Promise<number> {
  // A string: the function would lose names that the TypeScript loader gives it.
  const script = `new Promise((resolve) => {
    const look = () => {
      const content = document.querySelector("main");
      const shown = content !== null && content.textContent.includes(${JSON.stringify(text)});
      requestAnimationFrame(shown ? () => resolve(Date.now()) : look);
    };
    requestAnimationFrame(look);
  })`;
  for (;;) {
    try {
      return await page.evaluate<number>(script);
    } catch (error) {
      if (!/context was destroyed|navigation/i.test(String(error))) {
        throw error;
      }
    }
  }
}
