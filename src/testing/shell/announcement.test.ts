// The bar above the navigation bar.
import type { Page } from "playwright-core";

import { boxOf, fixture, hasFocusIn, layoutShift, openPage, PHONE, shipped } from "./harness";

const PATH = "/docs/start";
const KEY = "announcement.dismissed";
const ID = "second-release";

const barOf = (page: Page) => page.getByRole("region", { name: "Announcement" });
const closeOf = (page: Page) => page.getByRole("button", { name: "Close announcement" });

/** Notes whether any frame has shown the bar. */
const WATCH = `
  window.barSeen = 0;
  (function look() {
    const bar = document.querySelector('section[aria-label="Announcement"]');
    if (bar && bar.getClientRects().length > 0) window.barSeen += 1;
    requestAnimationFrame(look);
  })();
`;
const seen = (page: Page) => page.evaluate(() => (window as unknown as { barSeen: number }).barSeen);

test("a site without an announcement has no bar [announcement.optional]", async () => {
  const { page } = await openPage(shipped, "/");
  expect(await barOf(page).count()).toBe(0);
  expect(await page.locator("html").getAttribute("data-announcement-id")).toBeNull();
});

test.each([PHONE, 996, 1440])(
  "at %i px it stands above the navigation bar, with all its text [announcement.optional]",
  async (width) => {
    const { page, log } = await openPage(fixture, PATH, { width });
    const bar = await boxOf(barOf(page));
    const close = await boxOf(closeOf(page));
    const text = await boxOf(barOf(page).locator("p"));
    expect(bar).toMatchObject({ top: 0, left: 0, width });
    expect((await boxOf(page.getByRole("banner"))).top).toBe(bar.bottom);
    expect(text.right).toBeLessThanOrEqual(close.left);
    expect(close.right).toBeLessThanOrEqual(width);
    expect(close.height).toBeGreaterThanOrEqual(44);
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
    expect(log.problems()).toEqual([]);
  },
);

test("closed, it stays away on every page and after reloads, and no frame shows it [announcement.closable] [announcement.remembered] [announcement.no-shift]", async () => {
  const { page, context, goto } = await openPage(fixture, PATH, { slowdown: 6 });
  await closeOf(page).click();
  expect(await barOf(page).isVisible()).toBe(false);
  expect(await hasFocusIn(page.getByRole("banner"))).toBe(true);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(ID);

  await context.addInitScript({ content: WATCH });
  for (const path of [PATH, PATH, PATH, "/docs/guide/first", "/"]) {
    await goto(path);
    expect(await seen(page)).toBe(0);
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  }
});

test("the check of the frames sees a bar that is there [announcement.no-shift]", async () => {
  const { page } = await openPage(fixture, PATH, { before: [WATCH] });
  expect(await seen(page)).toBeGreaterThan(0);
});

test.each(["first-release", "{", "null", "", "x".repeat(100_000)])(
  "what is stored of another bar, or of none, hides nothing [announcement.new-id]",
  async (value) => {
    const { page, log } = await openPage(fixture, PATH, { stored: { [KEY]: value } });
    expect(await barOf(page).isVisible()).toBe(true);
    await closeOf(page).click();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(ID);
    expect(log.problems()).toEqual([]);
  },
);

test.each(["throws", "full", "blocked"] as const)(
  "where storage %s it closes for this page view, with one warning [error.storage]",
  async (storage) => {
    const { page, log } = await openPage(fixture, PATH, { storage });
    await closeOf(page).click();
    expect(await barOf(page).isVisible()).toBe(false);
    await page.getByRole("link", { name: "Zephyr" }).first().click();
    await page.waitForURL("**/portal/");
    expect(await barOf(page).isVisible()).toBe(false);
    expect(log.warnings.filter((text) => text.includes("Storage is unavailable"))).toHaveLength(1);
    expect(log.problems()).toEqual([]);
  },
);

test("without JavaScript it shows, without a button that would do nothing [announcement.optional]", async () => {
  const { page } = await openPage(fixture, PATH, { javaScript: false });
  expect(await barOf(page).isVisible()).toBe(true);
  expect(await closeOf(page).isVisible()).toBe(false);
});

test("the docs menu beside the page starts below the bars, before React and after [announcement.no-shift]", async () => {
  const { page } = await openPage(fixture, PATH, { until: "load" });
  const menu = page.getByRole("navigation", { name: "Docs", exact: true });
  const before = await boxOf(menu);
  expect(before.top).toBeGreaterThanOrEqual((await boxOf(page.getByRole("banner"))).bottom);
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  expect(await boxOf(menu)).toEqual(before);
});
