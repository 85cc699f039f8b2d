// The menu of narrow windows.
import type { Page } from "playwright-core";

import {
  boxOf,
  fixture,
  follow,
  hasFocusIn,
  idle,
  layoutShift,
  openPage,
  PHONE,
  scrolled,
  serverOf,
  shipped,
  tab,
  type Opened,
  type OpenOptions,
  type Site,
} from "./harness";

const DOC = "/docs/campaign/voucher/issue-voucher";
const OVERVIEW = "/docs/introduction/overview";

const phone = (site: Site, path: string, options: OpenOptions = {}) =>
  openPage(site, path, { width: PHONE, ...options });
const toggleOf = (page: Page) => page.getByRole("button", { name: "Open menu" });
const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

/** Opens the drawer, by tap, and waits until it stands still. */
async function openDrawer(page: Page) {
  await toggleOf(page).click();
  const drawer = drawerOf(page);
  await drawer.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  return drawer;
}

const expectClosed = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector("dialog:modal") === null);
  const overflow = () => [document.documentElement, document.body].map((box) => getComputedStyle(box).overflowY);
  expect(await page.evaluate(overflow)).toEqual(["visible", "visible"]);
};

const back = async (page: Page) => {
  await page.evaluate(() => history.back());
};

/** Shows a docs page that a link of the docs page before led to. */
async function secondPage(options?: OpenOptions): Promise<Opened> {
  const opened = await phone(shipped, "/docs/error-codes", options);
  const drawer = await openDrawer(opened.page);
  await drawer.getByRole("link", { name: "Bank codes" }).click();
  await opened.page.waitForURL("**/docs/bank-code");
  await expectClosed(opened.page);
  return opened;
}

test("it slides in from the side, over the whole height of the window [drawer.sliding]", async () => {
  const { page, log } = await phone(shipped, DOC);
  await toggleOf(page).click();
  const moving = await drawerOf(page).evaluate((dialog) =>
    dialog.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty),
  );
  expect(moving).toContain("transform");
  const drawer = drawerOf(page);
  await drawer.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  expect(await boxOf(drawer)).toMatchObject({ top: 0, left: 0, height: 844 });
  expect((await boxOf(drawer)).width).toBeLessThan(PHONE - 44);
  expect(log.problems()).toEqual([]);
});

test("where lines begin on the right, it comes from the right [drawer.sliding]", async () => {
  const { page } = await phone(fixture, "/ar/docs/start");
  expect(await boxOf(await openDrawer(page))).toMatchObject({ top: 0, right: PHONE, height: 844 });
});

test("with reduced motion it is there at once [drawer.sliding]", async () => {
  const { page } = await phone(shipped, DOC, { reducedMotion: true });
  await toggleOf(page).click();
  const longest = await drawerOf(page).evaluate((dialog) =>
    Math.max(0, ...dialog.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration))),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

describe("the menu that it opens on [drawer.docs-menu]", () => {
  test("on docs pages that of the docs, with the page's entry in view", async () => {
    const { page } = await phone(shipped, "/docs/sms/send-sms");
    const drawer = await openDrawer(page);
    const entry = drawer.getByRole("navigation", { name: "Docs" }).locator('[aria-current="page"]');
    const { top, bottom } = await boxOf(entry);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(844);
    expect((await boxOf(drawer.getByRole("button", { name: "Back to main menu" }))).bottom).toBeLessThan(200);
  });

  test.each(["/", "/blog", "/sitemap"])("on %s the main menu", async (path) => {
    const { page } = await phone(shipped, path);
    const drawer = await openDrawer(page);
    const links = drawer.getByRole("navigation", { name: "Main menu" }).getByRole("link");
    expect(await links.allTextContents()).toEqual(["Docs", "SDK", "GitHub (external site)"]);
    expect(await drawer.getByRole("navigation").count()).toBe(1);
    expect(await drawer.getByRole("button").count()).toBe(1);
  });

  test("what the reader opened beside the page is open in it", async () => {
    const { page } = await openPage(shipped, DOC, { width: 1000 });
    await page.getByRole("button", { name: "Pages of Ordering" }).click();
    await page.setViewportSize({ width: 700, height: 844 });
    const drawer = await openDrawer(page);
    await drawer.getByRole("button", { name: "Pages of Ordering", expanded: true }).waitFor();
  });
});

test("one button leads from the docs menu to the main menu and back [drawer.back-to-main]", async () => {
  const { page } = await phone(shipped, DOC);
  const drawer = await openDrawer(page);
  const button = drawer.getByRole("button", { name: "Back to main menu" });
  await button.click();
  expect(await drawer.getByRole("navigation", { name: "Docs" }).count()).toBe(0);
  const other = drawer.getByRole("button", { name: "Docs menu" });
  expect(await hasFocusIn(other)).toBe(true);
  await other.click();
  expect(await drawer.getByRole("navigation", { name: "Docs" }).count()).toBe(1);
});

test.each(["Docs", "SDK", "GitHub"])("%s is two taps away on docs pages [drawer.docs-menu]", async (name) => {
  const { page } = await phone(shipped, DOC);
  const drawer = await openDrawer(page);
  const link = drawer.getByRole("link", { name, exact: name !== "GitHub" });
  const { bottom } = await boxOf(link);
  expect(bottom).toBeLessThan(844);
  if (name !== "GitHub") {
    await link.click();
    await page.waitForURL(name === "Docs" ? `**${OVERVIEW}` : "**/docs/quickstart/sdk");
  }
});

describe("Back [drawer.closes-on-back]", () => {
  test.each(["", "#limits"])("closes and leaves page and position alone, at an address with hash %j", async (hash) => {
    const { page, path } = await phone(shipped, `${DOC}${hash}`);
    await page.evaluate(() => window.scrollTo(0, 900));
    await idle(page);
    await openDrawer(page);
    await back(page);
    await expectClosed(page);
    await idle(page);
    expect(path()).toBe(`${DOC}${hash}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test("goes to the page before, once the drawer was opened and closed five times", async () => {
    const { page, path } = await secondPage();
    for (let time = 0; time < 5; time++) {
      await openDrawer(page);
      await drawerOf(page).getByRole("button", { name: "Close menu" }).click();
      await expectClosed(page);
    }
    await back(page);
    await page.getByRole("heading", { level: 1, name: "Error codes" }).waitFor();
    expect(path()).toBe("/docs/error-codes");
  });

  test("goes to the page on which a link was chosen in the drawer", async () => {
    const { page, path } = await secondPage();
    await back(page);
    await page.getByRole("heading", { level: 1, name: "Error codes" }).waitFor();
    expect(path()).toBe("/docs/error-codes");
    await page.evaluate(() => history.forward());
    await page.getByRole("heading", { level: 1, name: "Bank codes" }).waitFor();
  });

  test("goes to the page before after a reload with the drawer open", async () => {
    const { page, path } = await secondPage();
    await openDrawer(page);
    await page.reload();
    await toggleOf(page).waitFor();
    await page.waitForFunction(() => (history.state as { drawer?: boolean } | null)?.drawer !== true);
    await expectClosed(page);
    await back(page);
    await page.getByRole("heading", { level: 1, name: "Error codes" }).waitFor();
    expect(path()).toBe("/docs/error-codes");
  });
});

describe("another page that arrives while it is open closes it, and takes its step of the history", () => {
  const headingOf = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

  test("one that was chosen before", async () => {
    const open = await phone(shipped, "/docs/bank-code");
    await follow(open, "/docs/error-codes");
    await headingOf(open.page, "Error codes");
    const slow = open.server.hold("/page-data/docs/payment-method/page-data.json");
    await follow(open, "/docs/payment-method");
    await slow.arrived;
    await openDrawer(open.page);
    slow.release();
    await headingOf(open.page, "Payment methods");
    await expectClosed(open.page);
    await back(open.page);
    await headingOf(open.page, "Error codes");
    expect(open.path()).toBe("/docs/error-codes");
    await expectClosed(open.page);
    await back(open.page);
    await headingOf(open.page, "Bank codes");
    expect(open.path()).toBe("/docs/bank-code");
  });

  test("one that was found by the search over it", async () => {
    const open = await phone(shipped, "/docs/bank-code");
    await openDrawer(open.page);
    await open.page.keyboard.press("Control+k");
    const field = open.page.getByRole("combobox");
    await field.fill("error codes");
    await open.page.getByRole("option").first().waitFor();
    await field.press("Enter");
    await open.page.waitForURL("**/docs/error-codes*");
    await expectClosed(open.page);
    await back(open.page);
    await headingOf(open.page, "Bank codes");
    expect(open.path()).toBe("/docs/bank-code");
    await expectClosed(open.page);
  });
});

describe("choosing a link closes it [drawer.choice]", () => {
  test("three levels down", async () => {
    const { page, path, log } = await phone(shipped, "/docs/error-codes");
    const drawer = await openDrawer(page);
    await drawer.getByRole("button", { name: "Pages of Loyalty and campaigns" }).click();
    await drawer.getByRole("button", { name: "Pages of Vouchers" }).click();
    await drawer.getByRole("link", { name: "Issue a voucher" }).click();
    await page.getByRole("heading", { level: 1, name: "Issue a voucher" }).waitFor();
    expect(path()).toBe(DOC);
    await expectClosed(page);
    expect(log.problems()).toEqual([]);
  });

  test("the page in view, without a step in the history", async () => {
    const { page, path } = await phone(shipped, DOC);
    const drawer = await openDrawer(page);
    const steps = await page.evaluate(() => history.length);
    await drawer.getByRole("link", { name: "Issue a voucher" }).click();
    await expectClosed(page);
    await idle(page);
    expect(path()).toBe(DOC);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test("home: the page scrolls again", async () => {
    const { page, path } = await phone(shipped, DOC);
    const drawer = await openDrawer(page);
    await drawer.getByRole("link", { name: "Acme Pay" }).click();
    await page.waitForURL((url) => !url.pathname.includes("/docs/"));
    await expectClosed(page);
    expect(path()).toBe("/");
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => window.scrollY > 0);
  });

  test("a place on the same page: it comes into view", async () => {
    const { page } = await phone(shipped, DOC);
    const drawer = await openDrawer(page);
    const id = (await page.locator("article h2[id]").last().getAttribute("id")) ?? "";
    await drawer.getByRole("navigation", { name: "Docs" }).evaluate((nav, target) => {
      nav.insertAdjacentHTML("afterbegin", `<a href="#${target}">Place on this page</a>`);
    }, id);
    await drawer.getByRole("link", { name: "Place on this page" }).click();
    await expectClosed(page);
    await page.waitForFunction((target) => location.hash === `#${target}`, id);
    await scrolled(page);
    const { top } = await boxOf(page.locator(`[id="${id}"]`));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(120);
  });
});

describe("the window's width [drawer.closes-on-desktop]", () => {
  test.each([
    [995, true],
    [996, true],
    [997, false],
  ])("at %i px it is there: %s", async (width, there) => {
    const { page } = await openPage(shipped, DOC, { width });
    expect(await toggleOf(page).isVisible()).toBe(there);
    expect(await page.getByRole("navigation", { name: "Docs", exact: true }).isVisible()).toBe(!there);
  });

  test("reaching 997 px closes it and leaves nothing behind", async () => {
    const { page } = await openPage(shipped, DOC, { width: 995 });
    await openDrawer(page);
    await page.setViewportSize({ width: 996, height: 844 });
    await idle(page);
    expect(await drawerOf(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 997, height: 844 });
    await expectClosed(page);
    expect(await hasFocusIn(page.getByRole("main"))).toBe(true);
    await page.getByRole("link", { name: "Error codes" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Error codes" }).waitFor();
    await back(page);
    await page.getByRole("heading", { level: 1, name: "Issue a voucher" }).waitFor();
  });
});

describe("focus [drawer.focus]", () => {
  test("goes in, stays in for 200 presses of Tab, and comes back to the button", async () => {
    const { page } = await phone(shipped, DOC);
    await toggleOf(page).focus();
    await page.keyboard.press("Enter");
    const drawer = drawerOf(page);
    await drawer.waitFor();
    expect(await hasFocusIn(drawer.getByRole("button", { name: "Close menu" }))).toBe(true);
    for (const times of [200, -60]) {
      expect((await tab(page, times)).filter((stop) => !stop.includes('dialog#main-menu"Menu" >'))).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await expectClosed(page);
    expect(await hasFocusIn(toggleOf(page))).toBe(true);
  });

  test("can't be put on the page behind, which takes no taps either [drawer.inert]", async () => {
    const { page, path } = await phone(shipped, DOC);
    const drawer = await openDrawer(page);
    await page
      .locator("main a")
      .first()
      .evaluate((link) => (link as HTMLElement).focus());
    expect(await hasFocusIn(drawer)).toBe(true);
    const behind = await page.evaluate(() => {
      const outside = [...document.querySelectorAll("header, main, footer")];
      const there = document.elementFromPoint(window.innerWidth - 10, 400);
      return outside.some((part) => part.contains(there));
    });
    expect(behind).toBe(false);
    await page.mouse.click(PHONE - 10, 400);
    await expectClosed(page);
    expect(path()).toBe(DOC);
  });
});

test("Escape and its close button close it [drawer.escape]", async () => {
  const { page } = await phone(shipped, DOC);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => drawerOf(page).getByRole("button", { name: "Close menu" }).click(),
  ]) {
    const drawer = await openDrawer(page);
    await close();
    await expectClosed(page);
    await drawer.waitFor({ state: "hidden" });
    // The contents are there only while it is open.
    await page.waitForFunction(() => document.querySelector("dialog#main-menu")?.childElementCount === 0);
  }
});

test("the page behind doesn't scroll, moves by no pixel, and is where it was [drawer.scroll-lock] [drawer.scroll-position]", async () => {
  const { page } = await phone(shipped, DOC);
  await page.evaluate(() => window.scrollTo(0, 1200));
  // Up again, so that the bar shows.
  await page.mouse.wheel(0, -100);
  const position = await scrolled(page);
  const width = () => page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().width);
  const before = await width();
  const drawer = await openDrawer(page);
  expect(await width()).toBe(before);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  for (const x of [PHONE - 10, 100]) {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 5000);
    await page.mouse.wheel(0, -9000);
  }
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await idle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await drawer.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction((from) => window.scrollY > from, position);
});

test("nothing is locked while it was never opened [drawer.scroll-lock]", async () => {
  for (const width of [PHONE, 1440]) {
    const { page } = await openPage(shipped, DOC, { width });
    await expectClosed(page);
  }
});

test("its button says its state and what it controls; the close button has another name [drawer.names] [drawer.toggled] [const.close-icon]", async () => {
  const { page } = await phone(shipped, DOC);
  const toggle = page.locator('button[aria-label="Open menu"]');
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");
  const drawer = await openDrawer(page);
  expect(await toggle.getAttribute("aria-expanded")).toBe("true");
  expect(await toggle.getAttribute("aria-controls")).toBe(await drawer.getAttribute("id"));
  const icon = drawer.getByRole("button", { name: "Close menu" }).locator("svg");
  expect(await boxOf(icon)).toMatchObject({ width: 21, height: 21 });
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");
});

test("it takes the place of the control for readers without JavaScript, without a shift [drawer.docs-menu] [no-script.complete]", async () => {
  const control = (page: Page) => page.getByText("All docs pages", { exact: true });
  const without = await phone(shipped, DOC, { javaScript: false });
  expect(await control(without.page).isVisible()).toBe(true);
  expect(await toggleOf(without.page).isVisible()).toBe(false);
  await control(without.page).click();
  expect(await without.page.getByRole("link", { name: "Issue a voucher" }).first().isVisible()).toBe(true);

  const { page } = await phone(shipped, DOC);
  expect(await control(page).isVisible()).toBe(false);
  expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
});

test("its main menu holds all that the bar holds, and a change of language keeps query and hash [drawer.docs-menu] [locale.keeps-query-and-hash]", async () => {
  const { page, path } = await phone(fixture, "/docs/long?a=1#part-9");
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Back to main menu" }).click();
  for (const [group, links] of [
    ["More", ["First guide", "All pages", "Code (external site)"]],
    ["Docs version", ["Next", "1.0"]],
    ["Language", ["English", "العربية"]],
  ] as const) {
    expect(await drawer.getByRole("list", { name: group }).getByRole("link").allTextContents()).toEqual(links);
  }
  await drawer.getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("**/ar/docs/long**");
  expect(path()).toBe("/ar/docs/long?a=1#part-9");
  await expectClosed(page);
  await back(page);
  await page.waitForFunction(() => document.documentElement.lang === "en");
  expect(path()).toBe("/docs/long?a=1#part-9");
});

describe("its code", () => {
  const CHUNK = /\/\d+-[0-9a-f]+\.js$/;

  test("is there once the browser was idle: without a network it opens", async () => {
    const { page, context } = await phone(shipped, DOC);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/\d+-[0-9a-f]+\.js$/.test(name)),
    );
    await idle(page);
    await context.setOffline(true);
    const drawer = await openDrawer(page);
    expect(await drawer.getByRole("link").count()).toBeGreaterThan(10);
  });

  test("is waited for by a tap that comes before it, which Back undoes as ever", async () => {
    const held = (await serverOf(shipped)).hold(CHUNK);
    const { page } = await phone(shipped, DOC);
    await held.arrived;
    await toggleOf(page).click();
    const toggle = page.locator('button[aria-label="Open menu"]');
    expect(await toggle.getAttribute("aria-busy")).toBe("true");
    held.release();
    await drawerOf(page).getByRole("button", { name: "Close menu" }).waitFor();
    expect(await toggle.getAttribute("aria-busy")).toBeNull();
    await back(page);
    await expectClosed(page);
    expect(new URL(page.url()).pathname).toContain(DOC);
  });

  test("that can't be loaded leads a tap to the list of all pages", async () => {
    (await serverOf(shipped)).fail(CHUNK, 404);
    const { page } = await phone(shipped, DOC);
    await toggleOf(page).click();
    await page.waitForURL("**/sitemap");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });
});
