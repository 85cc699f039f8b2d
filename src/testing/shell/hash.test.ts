// Links to a place on a page: the place stands right below the navigation bar, however the reader comes to it.
import type { Page } from "playwright-core";

import {
  boxOf,
  fixture,
  follow as followInside,
  idle,
  type Opened,
  openPage,
  PHONE,
  scrolled,
  shipped,
  type Site,
} from "./harness";

/** Room in pixels between the bar and the place. */
const ROOM = 24;

/** Where the target's top is once the window has stopped, and how high the bar is. */
async function landingOf(page: Page, id: string): Promise<{ top: number; bar: number }> {
  await scrolled(page);
  const { top } = await boxOf(page.locator(`[id="${id}"]`));
  const { height: bar } = await boxOf(page.locator("header").first());
  return { top, bar };
}

async function expectBelowBar(page: Page, id: string): Promise<number> {
  const { top, bar } = await landingOf(page, id);
  // The head of a long table stays in view below the bar, and rows are below both.
  const head = await page.locator(`[id="${id}"]`).evaluate((element) => {
    const row = element.closest("table")?.tHead?.querySelector("th");
    return row && getComputedStyle(row).position === "sticky" ? row.getBoundingClientRect().height : 0;
  });
  expect(top).toBeGreaterThanOrEqual(bar + head - 0.5);
  expect(top).toBeLessThanOrEqual(bar + head + ROOM);
  return top;
}

/** Adds a link to the article, as a page's own text could have it, and clicks it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address, textContent: "planted link" });
    (document.querySelector("article p") ?? document.body).prepend(link);
  }, href);
  await page.getByText("planted link").click();
}

/** Places that have a page's worth of text below them: a heading, a row of a table, a field. */
const PLACES: readonly [name: string, Site, from: string, to: string][] = [
  ["a heading", shipped, "/docs/introduction/overview", "/docs/quickstart/signature-algorithm"],
  ["a row of a table", shipped, "/docs/introduction/overview", "/docs/error-codes"],
  ["a picture's neighbour", fixture, "/docs/start", "/docs/pictures"],
  ["a field", fixture, "/docs/start", "/docs/fields"],
];

/** The first place of a page that is of this kind and far enough from the top and the end. */
async function placeOn(page: Page, name: string): Promise<string> {
  const selector = { "a row of a table": "article tr[id]", "a field": "article li[id]" }[name] ?? "article h2[id]";
  const ids = await page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));
  const id = ids[Math.floor(ids.length / 3)];
  if (id === undefined) throw new Error(`${name} is not on ${page.url()}`);
  return id;
}

test.each(PLACES)(
  "%s is right below the bar after a direct visit and after a link (R1, R11) [nav.hash-target]",
  async (name, site, from, to) => {
    const direct = await openPage(site, to);
    const id = await placeOn(direct.page, name);
    await direct.goto("/");
    await direct.goto(`${to}#${id}`);
    const top = await expectBelowBar(direct.page, id);

    const linked = await openPage(site, from);
    await follow(linked.page, linked.url(`${to}#${id}`));
    await linked.page.locator(`[id="${id}"]`).waitFor();
    expect(linked.path()).toBe(`${to}#${id}`);
    expect(Math.abs((await expectBelowBar(linked.page, id)) - top)).toBeLessThanOrEqual(2);
  },
);

test("a link to the last heading of a long page works on the first click, on a slow device (R2) [nav.hash-target]", async () => {
  const { page, server, path } = await openPage(fixture, "/docs/start", { slowdown: 6 });
  const held = server.hold("/page-data/docs/long/page-data.json");
  await page.locator("article").getByRole("link", { name: "its last section" }).click();
  await held.arrived;
  held.release();
  const heading = page.locator("#last-word");
  await heading.waitFor();
  await scrolled(page);
  expect(path()).toBe("/docs/long#last-word");
  const box = await boxOf(heading);
  expect(box.top).toBeGreaterThan(0);
  expect(box.bottom).toBeLessThan(900);
});

test.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("an address with a hash shows its place, %s (R3) [nav.hash-target]", async (_name, javaScript) => {
  const { page } = await openPage(shipped, "/docs/quickstart/signature-algorithm", { javaScript });
  const id = await placeOn(page, "a heading");
  await page.goto("about:blank");
  const deep = await openPage(shipped, `/docs/quickstart/signature-algorithm#${id}`, { javaScript });
  const box = await boxOf(deep.page.locator(`[id="${id}"]`));
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.top).toBeLessThan(300);
});

test("pictures that come late don't push the place away (R4) [images.shown, nav.hash-target]", async () => {
  const { page, server } = await openPage(fixture, "/docs/start");
  const held = server.hold(/\/content-assets\//);
  await page.locator("article").getByRole("link", { name: "Pictures" }).click();
  await page.locator("#after-the-pictures").waitFor();
  const before = await expectBelowBar(page, "after-the-pictures");
  const empty = () =>
    [...document.querySelectorAll("article img")].filter((image) => !(image as HTMLImageElement).naturalWidth);
  expect(await page.evaluate(empty)).toHaveLength(6);
  held.release();
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("article img")) image.setAttribute("loading", "eager");
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("article img")].every(({ naturalWidth }) => naturalWidth > 0),
  );
  expect(Math.abs((await expectBelowBar(page, "after-the-pictures")) - before)).toBeLessThanOrEqual(1);
});

test.each([true, false])(
  "landing after a change of page is exact with reduced motion %s (R13) [nav.hash-target, nav.scroll-top]",
  async (reducedMotion) => {
    const { page } = await openPage(fixture, "/docs/long", { reducedMotion });
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    await page
      .getByRole("link", { name: "Pictures" })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "Pictures" }).waitFor();
    expect(await scrolled(page)).toBe(0);
    await page
      .locator('a[href$="#after-the-pictures"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expectBelowBar(page, "after-the-pictures");
  },
);

test("a deep link stays where it is, and scrolling writes no addresses (R14) [nav.hash-target]", async () => {
  const { page, path } = await openPage(fixture, "/docs/long#part-12");
  const entries = await page.evaluate(() => history.length);
  await expectBelowBar(page, "part-12");
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 5; turn += 1) {
    await page.mouse.wheel(0, 700);
    await scrolled(page);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  expect(path()).toBe("/docs/long#part-12");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("a phone lands below its bar too [nav.hash-target]", async () => {
  const { page } = await openPage(fixture, "/docs/long#part-12", { width: PHONE });
  await expectBelowBar(page, "part-12");
});

test("a click on a hash without a target leaves scroll position and console alone (R5) [nav.unknown-hash]", async () => {
  const { page, log } = await openPage(shipped, "/docs/error-codes");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#no-such-id";
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  });
  await page.waitForFunction(() => window.location.hash === "#no-such-id");
  await idle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  expect(log.problems()).toEqual([]);
});

test("the row that a link inside the site leads to is marked as by the browser itself", async () => {
  const ground = (open: Opened) =>
    open.page
      .locator("#TOKEN_EXPIRED > td")
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const direct = await openPage(shipped, "/docs/error-codes#TOKEN_EXPIRED");
  const marked = await ground(direct);
  const open = await openPage(shipped, "/docs/bank-code");
  await followInside(open, "/docs/error-codes#TOKEN_EXPIRED");
  await open.page.waitForURL("**/docs/error-codes#TOKEN_EXPIRED");
  await open.page.waitForFunction(() => document.querySelector("[data-target]") !== null);
  expect(await ground(open)).toBe(marked);
  await followInside(open, "/docs/error-codes#API_INACTIVE");
  // A place on the same page is the browser's own business.
  await open.page.waitForFunction(() => document.querySelector(":target")?.id === "API_INACTIVE");
  await open.page.waitForFunction(() => document.querySelector("[data-target]") === null);
  expect(await ground(open)).not.toBe(marked);
});
