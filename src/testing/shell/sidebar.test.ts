// The docs menu beside the page.
import type { Page } from "playwright-core";

import { collapseDuration } from "../../components/ui/Collapsible/collapseDuration";
import { boxOf, hasFocusIn, idle, openPage, shipped, type OpenOptions } from "./harness";

const DEEP = "/docs/campaign/member/vouchers/redeem-voucher";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Docs", exact: true });
const toggleOf = (page: Page, label: string) =>
  menuOf(page).getByRole("button", { name: `Pages of ${label}`, exact: true });
const isOpen = async (page: Page, label: string) =>
  (await toggleOf(page, label).getAttribute("aria-expanded")) === "true";
/** Opens a category, whose entries may have to be loaded first. */
const openCategory = async (page: Page, label: string): Promise<void> => {
  await toggleOf(page, label).click();
  await toggleOf(page, label).and(page.locator('[aria-expanded="true"]')).waitFor();
};
const open = (path: string, options?: OpenOptions) => openPage(shipped, path, options);

/** The box around the menu that scrolls by itself. */
const scrollBox = (page: Page) =>
  menuOf(page).evaluateHandle((menu) => {
    let box = menu.parentElement;
    while (box !== null && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    if (box === null) throw new Error("nothing around the menu scrolls");
    return box;
  });

test.each([997, 1440])(
  "at %i px it is there on all docs pages, and nothing hides it [sidebar.not-hideable]",
  async (width) => {
    for (const path of ["/docs/introduction/overview", "/docs/error-codes", "/docs/pos/payment"]) {
      const { page } = await open(path, { width });
      expect(await menuOf(page).isVisible()).toBe(true);
      const names = await page
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent));
      expect(names.filter((name) => /sidebar|hide|collapse/i.test(name))).toEqual([]);
    }
  },
);

test("opening a category closes no other, and neither does going on [sidebar.no-auto-collapse] [collapsible.toggled]", async () => {
  const { page } = await open("/docs/error-codes");
  const all = ["Ordering", "Get started", "Loyalty and campaigns"];
  for (const label of all) await openCategory(page, label);
  for (const label of all) expect(await isOpen(page, label)).toBe(true);
  await menuOf(page).getByRole("link", { name: "Bank codes" }).click();
  await page.getByRole("heading", { level: 1, name: "Bank codes" }).waitFor();
  for (const label of all) expect(await isOpen(page, label)).toBe(true);
  await toggleOf(page, "Ordering").click();
  expect(await isOpen(page, "Ordering")).toBe(false);
  expect(await isOpen(page, "Get started")).toBe(true);
});

test("a deep page's branch is open, and its entry in view, while the page stays at its top [sidebar.active-branch]", async () => {
  const { page } = await open(DEEP, { height: 500 });
  const entry = menuOf(page).locator('[aria-current="page"]');
  const frame = await (await scrollBox(page)).evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
  const { top, bottom } = await boxOf(entry);
  expect(top).toBeGreaterThanOrEqual(frame.top);
  expect(bottom).toBeLessThanOrEqual(Math.min(frame.bottom, 500));
  const levels = await entry.evaluate((link) => {
    let count = 0;
    for (let list = link.closest("ul"); list !== null; list = list.parentElement?.closest("ul") ?? null) count += 1;
    return count;
  });
  expect(levels).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the HTML holds the open branch alone [sidebar.active-branch]", async () => {
  const { page } = await open("/docs/error-codes", { javaScript: false });
  const lists = await menuOf(page).getByRole("list").count();
  expect(lists).toBe(2);
});

test("its scroll position stays when a page is visited for the first time [sidebar.keeps-scroll]", async () => {
  const { page } = await open("/docs/introduction/overview", { height: 500 });
  for (const label of ["Ordering", "Loyalty and campaigns"]) await openCategory(page, label);
  const box = await scrollBox(page);
  await menuOf(page).evaluate((menu) =>
    Promise.all(menu.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const position = await box.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
    return element.scrollTop;
  });
  expect(position).toBeGreaterThan(100);
  const last = menuOf(page).getByRole("link").last();
  await last.click();
  await page.waitForFunction(() => !location.pathname.endsWith("/overview"));
  await idle(page);
  const entry = await boxOf(menuOf(page).locator('[aria-current="page"]'));
  expect(entry.bottom).toBeLessThanOrEqual(500);
  // Opening the branch of the page below the last entry adds to the end, and moves nothing above it.
  expect(await box.evaluate((element) => element.scrollTop)).toBe(position);
});

describe("a category that opens or closes", () => {
  /** Notes each movement when it is made: the shortest are too short to be looked at. */
  const NOTE = `
    window.movements = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.movements.push({ from: frames[0].blockSize, to: frames[1].blockSize, duration: options.duration });
      return animate.call(this, frames, options);
    };`;
  interface Movement {
    readonly from: string;
    readonly to: string;
    readonly duration: number;
  }
  const click = async (page: Page, label: string) => {
    const before = await isOpen(page, label);
    await toggleOf(page, label).click();
    await toggleOf(page, label)
      .and(page.locator(`[aria-expanded="${String(!before)}"]`))
      .waitFor();
    return page.evaluate(() => (window as unknown as { movements: Movement[] }).movements.at(-1));
  };
  const settle = (page: Page) =>
    menuOf(page).evaluate((menu) => Promise.all(menu.getAnimations({ subtree: true }).map(({ finished }) => finished)));

  test("takes a time that derives from its height [collapsible.duration]", async () => {
    const { page } = await open("/docs/error-codes", { before: [NOTE] });
    const durations: number[] = [];
    for (const label of ["Ordering", "Loyalty and campaigns"]) {
      const opening = await click(page, label);
      expect(opening?.from).toBe("0px");
      expect(opening?.duration).toBe(collapseDuration(Number.parseFloat(opening?.to ?? "")));
      durations.push(opening?.duration ?? 0);
      await settle(page);
      const closing = await click(page, label);
      expect(closing).toEqual({ from: opening?.to, to: "0px", duration: opening?.duration });
      await settle(page);
    }
    expect(new Set(durations).size).toBe(2);
  });

  test("takes 1 ms when reduced motion is preferred [collapsible.reduced-motion]", async () => {
    const { page } = await open("/docs/error-codes", { reducedMotion: true, before: [NOTE] });
    expect((await click(page, "Ordering"))?.duration).toBe(1);
  });

  test("turns round on the way, and what closes takes no focus [collapsible.toggled]", async () => {
    const { page } = await open("/docs/error-codes");
    await openCategory(page, "Ordering");
    await settle(page);
    const link = menuOf(page).getByRole("list").getByRole("link", { name: "Store" }).first();
    // In one go, so that a slow machine asks no later: the closing list is there until its movement has ended.
    const focused = await toggleOf(page, "Ordering").evaluate(async (toggle: HTMLElement) => {
      toggle.focus();
      toggle.click();
      await new Promise(requestAnimationFrame);
      const first = toggle.closest("nav")?.querySelector<HTMLElement>("[inert] a");
      first?.focus();
      return { there: first !== null && first !== undefined, focused: document.activeElement === first };
    });
    expect(focused).toEqual({ there: true, focused: false });
    await toggleOf(page, "Ordering").click();
    await settle(page);
    expect(await isOpen(page, "Ordering")).toBe(true);
    expect(await menuOf(page).locator("[inert]").count()).toBe(0);
    await toggleOf(page, "Ordering").click();
    await page.waitForFunction(() => document.querySelector('nav[aria-label="Docs"] [inert]') === null);
    expect(await link.count()).toBe(0);
    expect(await hasFocusIn(toggleOf(page, "Ordering"))).toBe(true);
  });
});
