// The bar's dropdowns: how they open and close, and where languages and versions lead.
import type { Page } from "playwright-core";

import { boxOf, DESKTOP, fixture, hasFocusIn, isOnTop, openPage, tab } from "./harness";

const more = (page: Page) => page.getByRole("button", { name: "More" });
const firstLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "First guide" });
const isOpen = async (page: Page) => (await more(page).getAttribute("aria-expanded")) === "true";
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());

/** Goes to the dropdown's button by the Tab key alone. */
async function tabToMore(page: Page): Promise<void> {
  for (let stops = 0; stops < 12; stops += 1) {
    await tab(page, 1);
    if (await more(page).evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error("the Tab key didn't reach the dropdown");
}

test.each(["Enter", "Space"])(
  "%s opens it, and closes it again (E1) [dropdown.keyboard, dropdown.toggled]",
  async (key) => {
    const { page, log } = await openPage(fixture, "/docs/start");
    await tabToMore(page);
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press(key);
    expect(await isOpen(page)).toBe(true);
    expect(await firstLink(page).isVisible()).toBe(true);
    expect(await isOnTop(firstLink(page))).toBe(true);
    await page.keyboard.press(key);
    expect(await isOpen(page)).toBe(false);
    expect(await firstLink(page).isVisible()).toBe(false);
    expect(log.problems()).toEqual([]);
  },
);

test("the arrow keys open it and go through it; Escape closes it and gives focus back (E1) [dropdown.keyboard]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  await tabToMore(page);
  await page.keyboard.press("ArrowDown");
  expect(await isOpen(page)).toBe(true);
  expect(await focused(page)).toBe("First guide");
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toBe("All pages");
  await page.keyboard.press("Escape");
  expect(await isOpen(page)).toBe(false);
  expect(await more(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a click that a screen reader makes opens it (E1) [dropdown.keyboard]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  await more(page).evaluate((button) => (button as HTMLElement).click());
  expect(await isOpen(page)).toBe(true);
});

test("passing it by Tab or pointer changes nothing (E1) [dropdown.keyboard]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  await tabToMore(page);
  await tab(page, 1);
  expect(await isOpen(page)).toBe(false);
  expect(await focused(page)).not.toBe("First guide");
  await more(page).hover();
  expect(await isOpen(page)).toBe(false);
});

test("Tab goes through the open list and closes it behind it [dropdown.keyboard]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  await tabToMore(page);
  await page.keyboard.press("Enter");
  for (const name of ["First guide", "All pages"]) {
    await tab(page, 1);
    expect(await focused(page)).toBe(name);
  }
  await tab(page, 2);
  expect(await isOpen(page)).toBe(false);
});

test("a press elsewhere closes it [dropdown.toggled]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  await more(page).click();
  expect(await isOpen(page)).toBe(true);
  await page.mouse.click(DESKTOP / 2, 700);
  expect(await isOpen(page)).toBe(false);
});

test("choosing a link goes there and closes it; the link is marked then [dropdown.toggled, navbar.items]", async () => {
  const { page, path } = await openPage(fixture, "/docs/start");
  await more(page).click();
  await firstLink(page).click();
  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Start" }).waitFor();
  expect(path()).toBe("/docs/guide/first");
  expect(await isOpen(page)).toBe(false);
  expect(await firstLink(page).isVisible()).toBe(false);
  await more(page).click();
  expect(await firstLink(page).getAttribute("aria-current")).toBe("page");
});

test.each(["/docs/start", "/ar/docs/start"])(
  "on %s open lists are within the window [dropdown.toggled]",
  async (start) => {
    const { page } = await openPage(fixture, start, { width: 997 });
    const buttons = page.getByRole("banner").locator("button[aria-controls]:visible");
    const controls = await buttons.evaluateAll((all) =>
      all.map((button) => button.getAttribute("aria-controls") ?? "").filter((id) => id.startsWith("navbar:")),
    );
    expect(controls).toHaveLength(3);
    for (const id of controls) {
      await page.locator(`[aria-controls="${id}"]`).click();
      const { left, right } = await boxOf(page.locator(`[id="${id}"]`));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(997);
    }
    expect(await page.locator('header [aria-expanded="true"]').count()).toBe(1);
  },
);

const language = (page: Page) => page.locator('[aria-controls="navbar:locale"]');

test("languages keep query and hash, three times over, and stack nothing (E7) [locale.keeps-query-and-hash]", async () => {
  const { page, path, log } = await openPage(fixture, "/docs/long?a=1#late");
  const there = "/ar/docs/long?a=1#late";
  const back = "/docs/long?a=1#late";
  for (const [name, address] of [
    ["العربية", there],
    ["English", back],
    ["العربية", there],
  ] as const) {
    await language(page).click();
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await page.waitForFunction((end) => location.href.endsWith(end), `/portal${address}`);
    expect(path()).toBe(address);
    await page.locator(`html[lang="${name === "English" ? "en" : "ar"}"]`).waitFor({ state: "attached" });
  }
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  expect(log.problems()).toEqual([]);
});

test("the address as it is at the click counts, not that of the visit [locale.keeps-query-and-hash]", async () => {
  const { page, path } = await openPage(fixture, "/docs/long");
  await page.evaluate(() => history.replaceState(history.state, "", `${location.pathname}?lang=java#later`));
  await language(page).press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator('html[lang="ar"]').waitFor({ state: "attached" });
  expect(path()).toBe("/ar/docs/long?lang=java#later");
});

test("a page that a language lacks leads to the start of its docs [decision.fallback]", async () => {
  const { page, path } = await openPage(fixture, "/docs/english");
  await language(page).click();
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await page.locator('html[lang="ar"]').waitFor({ state: "attached" });
  expect(path()).toBe("/ar/docs/start");
});

const version = (page: Page) => page.locator('[aria-controls="navbar:docs-version"]');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("docs.version"));

test("versions lead to the same page, and the last visited is preferred elsewhere [version.dropdown, version.preferred, const.version-storage]", async () => {
  const { page, path, goto, log } = await openPage(fixture, "/docs/start");
  expect(await stored(page)).toBe("current");
  await version(page).click();
  await page.getByRole("banner").getByRole("link", { name: "1.0", exact: true }).click();
  await page.getByRole("button", { name: "Docs version: 1.0" }).waitFor();
  expect(path()).toBe("/docs/1.0/start");
  expect(await stored(page)).toBe("1.0");

  await goto("/blog");
  await page.getByRole("button", { name: "Docs version: 1.0" }).waitFor();
  const links = page.locator('[id="navbar:docs-version"] a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/portal/docs/start",
    "/portal/docs/1.0/start",
  ]);
  expect(log.problems()).toEqual([]);
});

test("the preferred version comes without a shift [version.preferred, layout.no-shift]", async () => {
  const width = async (preferred: string) => {
    const { page } = await openPage(fixture, "/", { stored: { "docs.version": preferred } });
    await page.getByRole("button", { name: `Docs version: ${preferred === "1.0" ? "1.0" : "Next"}` }).waitFor();
    return boxOf(version(page));
  };
  expect(await width("1.0")).toEqual(await width("current"));
});

test.each(["{", "null", "9.9", "x".repeat(1_000_000)])(
  "a stored version that is none is replaced [storage.corrupt]",
  async (text) => {
    const { page, log } = await openPage(fixture, "/", { stored: { "docs.version": text } });
    await page.waitForFunction(() => localStorage.getItem("docs.version") === "current");
    expect(await page.getByRole("button", { name: "Docs version: Next" }).isVisible()).toBe(true);
    expect(log.problems()).toEqual([]);
  },
);

test("the list keeps the focus in the bar when it closes [dropdown.keyboard]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  await version(page).press("ArrowDown");
  await page.keyboard.press("Escape");
  expect(await hasFocusIn(page.getByRole("banner"))).toBe(true);
});
