// The headings of the page, the one being read marked.
import type { Page } from "playwright-core";

import { boxOf, fixture, idle, openPage, PHONE, scrolled, shipped } from "./harness";

const LONG = "/docs/long";

/** In the page on narrow windows too, where its control is closed. */
const tocOf = (page: Page) => page.locator('nav[aria-label="On this page"]');
const active = (page: Page) =>
  tocOf(page).evaluate((toc) => toc.querySelector("[aria-current]")?.getAttribute("href")?.slice(1) ?? null);
const targets = (page: Page) =>
  tocOf(page)
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1) ?? ""));

test.each([
  [fixture, "/docs/headings"],
  [fixture, LONG],
  [shipped, "/docs/error-codes"],
  [shipped, "/docs/quickstart/signature-algorithm"],
] as const)(
  "it lists the headings of levels 2 and 3, and no other, as text [toc.levels] [const.toc-levels]",
  async (site, path) => {
    const { page } = await openPage(site, path);
    const headings = await page.locator("article :is(h2, h3)[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect((await targets(page)).map(decodeURIComponent)).toEqual(headings);
    expect(headings.length).toBeGreaterThan(3);
    expect(await tocOf(page).locator("a a, a code").count()).toBe(0);
  },
);

test("each entry is the active one once it is chosen, the last short sections too [toc.active]", async () => {
  const { page } = await openPage(fixture, LONG);
  for (const id of await targets(page)) {
    await tocOf(page).locator(`a[href="#${id}"]`).click();
    await scrolled(page);
    await idle(page);
    expect(await active(page)).toBe(id);
  }
});

test.each([
  [fixture, LONG],
  [shipped, "/docs/error-codes"],
] as const)("scrolling from top to end makes each entry active once, in order [toc.active]", async (site, path) => {
  const { page } = await openPage(site, path);
  expect([null, (await targets(page))[0]]).toContain(await active(page));
  const seen = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const current = () => document.querySelector('nav[aria-label="On this page"] [aria-current]')?.getAttribute("href");
    const seen: string[] = [];
    const end = document.documentElement.scrollHeight - window.innerHeight;
    // Small steps near the end, where the short sections share the last screen.
    for (let y = 0; y <= end; y += y > end - 1000 ? 8 : 160) {
      window.scrollTo(0, Math.min(y, end));
      await frame();
      await frame();
      const now = current();
      if (now && seen.at(-1) !== now) seen.push(now);
    }
    window.scrollTo(0, end);
    await frame();
    await frame();
    const last = current();
    if (last && seen.at(-1) !== last) seen.push(last);
    return seen.map((href) => href.slice(1));
  });
  // Long steps may pass over a heading; none comes twice or out of order, and the end is the last.
  const all = await targets(page);
  expect(seen).toEqual(all.filter((id) => seen.includes(id)));
  expect(seen.at(-1)).toBe(all.at(-1));
  expect(seen.slice(-3)).toEqual(all.slice(-3));
});

test("a list longer than its column follows the reader [toc.active]", async () => {
  const { page } = await openPage(fixture, LONG, { height: 420 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await scrolled(page);
  await idle(page);
  const entry = await boxOf(tocOf(page).locator("[aria-current]"));
  expect(entry.top).toBeGreaterThanOrEqual(0);
  expect(entry.bottom).toBeLessThanOrEqual(420);
});

test("on a phone, below an announcement, its control opens on the right entry [toc.active]", async () => {
  const { page } = await openPage(fixture, LONG, { width: PHONE });
  const [first, second] = await targets(page);
  await page.locator(`[id="${second ?? ""}"]`).evaluate((heading) => heading.scrollIntoView());
  await scrolled(page);
  await page.evaluate(() => window.scrollBy(0, 10));
  await idle(page);
  expect(await active(page)).toBe(second);
  await page.locator(`[id="${first ?? ""}"]`).evaluate((heading) => heading.scrollIntoView());
  await scrolled(page);
  await page.evaluate(() => window.scrollBy(0, 10));
  await idle(page);
  expect(await active(page)).toBe(first);
});
