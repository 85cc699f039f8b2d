// Light and dark: the switch, what is remembered, and what is seen first.
import type { Page } from "playwright-core";

import { boxOf, fixture, openPage, PHONE, shipped } from "./harness";

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(17, 24, 32)";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("color-mode"));
const toDark = (page: Page) => page.getByRole("button", { name: "Switch to dark mode" });
const toLight = (page: Page) => page.getByRole("button", { name: "Switch to light mode" });

test("the switch turns light to dark and back, says so, and is remembered [color-mode.persisted]", async () => {
  const { page, goto, log } = await openPage(fixture, "/docs/start");
  expect(await ground(page)).toBe(LIGHT);
  await toDark(page).click();
  expect(await ground(page)).toBe(DARK);
  expect(await toDark(page).count()).toBe(0);
  expect(await stored(page)).toBe("dark");

  await goto("/blog");
  expect(await ground(page)).toBe(DARK);
  await toLight(page).click();
  expect(await ground(page)).toBe(LIGHT);
  expect(await stored(page)).toBe("light");
  expect(log.problems()).toEqual([]);
});

test("the mode stays from page to page, and from language to language [color-mode.persisted]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  await toDark(page).click();
  await page.getByRole("link", { name: "Notes" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Notes" }).waitFor();
  expect(await ground(page)).toBe(DARK);
  await page.locator('[aria-controls="navbar:locale"]').click();
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await page.locator('html[lang="ar"]').waitFor({ state: "attached" });
  expect(await ground(page)).toBe(DARK);
});

test("who never chose sees light, whatever the system prefers; nothing is stored [color-mode.default]", async () => {
  const { page } = await openPage(fixture, "/docs/start", { colorScheme: "dark" });
  expect(await ground(page)).toBe(LIGHT);
  expect(await toDark(page).isVisible()).toBe(true);
  expect(await stored(page)).toBeNull();
});

test("the stored mode is there before any script file, and the switch with it [color-mode.before-paint]", async () => {
  const { page, server, goto } = await openPage(fixture, "/docs/start", {
    stored: { "color-mode": "dark" },
    until: "commit",
    // The mode in the first frame that has a page in it.
    before: [
      `requestAnimationFrame(function look() {
        if (!document.querySelector("main")) return requestAnimationFrame(look);
        window.first ??= getComputedStyle(document.documentElement).backgroundColor;
      });`,
    ],
  });
  server.hold(/\.js$/);
  await goto("/docs/guide/first");
  await page.getByRole("main").waitFor();
  await page.waitForFunction(() => "first" in window);
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe(DARK);
  expect(await toLight(page).isVisible()).toBe(true);
  expect(await toDark(page).count()).toBe(0);
});

test("nothing moves or changes when the page comes alive [color-mode.before-paint, layout.no-shift]", async () => {
  const { page, log } = await openPage(fixture, "/docs/start", { stored: { "color-mode": "dark" } });
  const dark = await boxOf(toLight(page));
  await toLight(page).click();
  expect(await boxOf(toDark(page))).toEqual(dark);
  expect(log.problems()).toEqual([]);
});

test.each(["{", "null", "DARK", "", "x".repeat(1_000_000)])(
  "a stored text that is no mode is ignored and replaced [storage.corrupt]",
  async (text) => {
    const { page, log } = await openPage(fixture, "/docs/start", { stored: { "color-mode": text } });
    expect(await ground(page)).toBe(LIGHT);
    expect(await stored(page)).toBe("light");
    expect(log.problems()).toEqual([]);
  },
);

test.each(["blocked", "full"] as const)("the switch works where storage is %s [storage.guarded]", async (storage) => {
  const { page, log } = await openPage(fixture, "/docs/start", { storage });
  await toDark(page).click();
  expect(await ground(page)).toBe(DARK);
  await toLight(page).click();
  expect(await ground(page)).toBe(LIGHT);
  expect(log.problems()).toEqual([]);
});

test("its icons are 24 by 24 [const.color-mode-icon]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  expect(await boxOf(toDark(page).locator("svg:visible"))).toMatchObject({ width: 24, height: 24 });
  await toDark(page).click();
  expect(await boxOf(toLight(page).locator("svg:visible"))).toMatchObject({ width: 24, height: 24 });
});

test("on a narrow window the switch is in the drawer [color-mode.persisted]", async () => {
  const { page } = await openPage(fixture, "/docs/start", { width: PHONE });
  expect(await toDark(page).count()).toBe(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await ground(page)).toBe(DARK);
});

test("paper is light, whatever the screen is [print.article]", async () => {
  const { page } = await openPage(fixture, "/docs/start", { stored: { "color-mode": "dark" } });
  expect(await ground(page)).toBe(DARK);
  await page.emulateMedia({ media: "print" });
  expect(await ground(page)).toBe(LIGHT);
});

test("the shipped site is light and has no switch, and a mode stored elsewhere doesn't count [color-mode.default, product.light-only, decision.switches-off]", async () => {
  const { page } = await openPage(shipped, "/", { stored: { "color-mode": "dark" }, colorScheme: "dark" });
  expect(await ground(page)).toBe(LIGHT);
  expect(await page.getByRole("button", { name: /Switch to/ }).count()).toBe(0);
  expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
});
