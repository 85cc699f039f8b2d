// Waiting for a page, by what it does and never by a time.
import type { Page } from "playwright-core";

/** Waits until React has taken over the page, and all that follows at once has happened. */
export async function hydrated(page: Page): Promise<void> {
  const takenOver = () => {
    const rendered = document.querySelector("#___gatsby > *");
    return rendered !== null && Object.keys(rendered).some((key) => key.startsWith("__reactFiber"));
  };
  await page.waitForFunction(takenOver, undefined, { timeout: 15_000 });
  await idle(page);
}

/** Waits for two frames and an idle moment, and until a page that a link has led to is laid out as a whole. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        );
      }),
  );
  await laidOut(page);
}

/** Waits until a page that a link has led to is laid out as a whole. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-arriving]") === null);
}

/** Waits until the window has scrolled where it is going: the same position in three frames in a row. */
export async function scrolled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let same = 0;
        const look = (): void => {
          same = window.scrollY === last ? same + 1 : 0;
          last = window.scrollY;
          if (same >= 3) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
