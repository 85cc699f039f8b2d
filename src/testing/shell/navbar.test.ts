// The navigation bar: when it is in sight, and what is on it at which width.
import type { Page } from "playwright-core";

import {
  boxOf,
  DESKTOP,
  fixture,
  hasFocusIn,
  hydrated,
  isOnTop,
  openPage,
  PHONE,
  scrolled,
  shipped,
  tab,
  type OpenOptions,
} from "./harness";

const LONG = "/docs/error-codes";

const barOf = (page: Page) => page.getByRole("banner");

/** Opens a page, with the pointer over the text. */
async function open(site = shipped, path = LONG, options: OpenOptions = {}) {
  const opened = await openPage(site, path, options);
  const { width, height } = opened.page.viewportSize()!;
  await opened.page.mouse.move(width / 2, height / 2);
  return opened;
}

/** Turns the wheel, and waits until page and bar are at rest. */
async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await scrolled(page);
  await atRest(page);
}

/** Waits for the end of the bar's own movement. */
const atRest = (page: Page) =>
  barOf(page).evaluate(async (bar) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished));
  });

/** "shown" with all of the bar at the window's top, "hidden" with nothing of it in sight. */
async function stateOf(page: Page): Promise<string> {
  const { top, bottom, height } = await boxOf(barOf(page));
  if (top === 0 && bottom === height && height > 0) return "shown";
  return bottom <= 0 ? "hidden" : `at ${top}`;
}

describe.each([PHONE, DESKTOP])("at %d px the bar", (width) => {
  test("hides on the way down and comes back on the way up [navbar.fixed, navbar.hide-on-scroll, navbar.show-on-scroll]", async () => {
    const { page, log } = await open(shipped, LONG, { width });
    expect(await stateOf(page)).toBe("shown");
    await wheel(page, 900);
    expect(await stateOf(page)).toBe("hidden");
    await wheel(page, -120);
    expect(await stateOf(page)).toBe("shown");
    expect(await isOnTop(barOf(page))).toBe(true);
    expect(log.problems()).toEqual([]);
  });

  test("stays near the top, and for a movement of a few pixels [navbar.steady]", async () => {
    const { page } = await open(shipped, LONG, { width });
    await wheel(page, 40);
    expect(await stateOf(page)).toBe("shown");
    await wheel(page, 900);
    await wheel(page, -200);
    await wheel(page, 5);
    expect(await stateOf(page)).toBe("shown");
  });
});

test("the bar stays while focus is in it [navbar.focus]", async () => {
  const { page } = await open();
  await page.getByRole("link", { name: "SDK" }).first().focus();
  await wheel(page, 900);
  expect(await stateOf(page)).toBe("shown");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await wheel(page, 900);
  expect(await stateOf(page)).toBe("hidden");
});

test("focus that enters a hidden bar finds it in place, and the page stays where it is (N6) [navbar.focus]", async () => {
  const { page } = await open();
  await wheel(page, 900);
  const before = await page.evaluate(() => window.scrollY);
  // From the first stop after the bar back into it; the place of the bar in the very frame of the focus.
  await page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>("a[href], button")];
    const after = stops.find((stop) => {
      const follows = document.querySelector("header")!.compareDocumentPosition(stop);
      return (
        (follows & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && stop.offsetParent !== null && !stop.closest("header")
      );
    });
    after?.focus({ preventScroll: true });
    addEventListener("focusin", () => {
      (window as unknown as { barTop: number }).barTop = document.querySelector("header")!.getBoundingClientRect().top;
    });
  });
  await page.keyboard.press("Shift+Tab");
  expect(await hasFocusIn(barOf(page))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { barTop: number }).barTop)).toBe(0);
  expect(await scrolled(page)).toBe(before);
  expect(await stateOf(page)).toBe("shown");
});

test("focus in a shown bar doesn't scroll the page either [navbar.focus]", async () => {
  const { page } = await open();
  await wheel(page, 900);
  await wheel(page, -100);
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("link", { name: "GitHub" }).first().focus();
  expect(await scrolled(page)).toBe(before);
});

test("pulling the page over its ends changes nothing (N1) [navbar.steady]", async () => {
  const { page } = await open();
  // Chromium bounces on no desktop: the positions of a bounce, as a phone reports them.
  const bounce = (places: readonly number[]) =>
    page.evaluate(async (list) => {
      const end = document.documentElement.scrollHeight - document.documentElement.clientHeight;
      for (const place of list) {
        Object.defineProperty(window, "scrollY", { configurable: true, get: () => (place < 0 ? place : end + place) });
        dispatchEvent(new Event("scroll"));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    }, places);

  await page.waitForFunction(() => performance.now() > 1500);
  await bounce([-60, -20, -1]);
  expect(await page.locator("html").getAttribute("data-navbar")).toBeNull();

  await page.evaluate(() => {
    Reflect.deleteProperty(window, "scrollY");
  });
  await page.keyboard.press("End");
  await scrolled(page);
  await atRest(page);
  expect(await page.locator("html").getAttribute("data-navbar")).toBe("hidden");
  await bounce([60, 20, 0]);
  expect(await page.locator("html").getAttribute("data-navbar")).toBe("hidden");
});

test("a jump to an anchor doesn't hide it [navbar.steady]", async () => {
  const { page } = await open(shipped, "/docs/quickstart/signature-algorithm");
  const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
  await link.click();
  expect(await scrolled(page)).toBeGreaterThan(500);
  await atRest(page);
  expect(await stateOf(page)).toBe("shown");
});

test("a visit with a hash starts with the bar, and it comes and goes as ever then (N2) [navbar.steady]", async () => {
  const { page, goto } = await open(shipped, "/docs/quickstart/signature-algorithm");
  const id = await page.locator("article h2[id]").last().getAttribute("id");
  await goto("/");
  await goto(`/docs/quickstart/signature-algorithm#${id!}`);
  expect(await scrolled(page)).toBeGreaterThan(500);
  expect(await stateOf(page)).toBe("shown");
  await wheel(page, -100);
  expect(await stateOf(page)).toBe("shown");
  await wheel(page, 60);
  expect(await stateOf(page)).toBe("hidden");
  await wheel(page, -100);
  expect(await stateOf(page)).toBe("shown");
});

test("a hash that is nowhere on the page doesn't hide it (N4) [navbar.steady]", async () => {
  const { page } = await open(shipped, `${LONG}#not-here`);
  await scrolled(page);
  expect(await stateOf(page)).toBe("shown");
});

test("a reload in the middle of the page moves no bar (N3) [navbar.steady]", async () => {
  const record = `
    window.moves = [];
    addEventListener("transitionrun", (event) => {
      if (event.target instanceof Element && event.target.matches("header")) moves.push(event.propertyName);
    });
    new MutationObserver(() => moves.push("attribute")).observe(document, {
      subtree: true, attributes: true, attributeFilter: ["data-navbar"],
    });`;
  const { page } = await open(shipped, LONG, { before: [record] });
  await wheel(page, 1500);
  expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).not.toEqual([]);
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => performance.now() > 900);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
  expect(await stateOf(page)).toBe("shown");
});

test("a new page starts with the bar [navbar.steady]", async () => {
  const { page } = await open(shipped, LONG);
  await wheel(page, 1500);
  expect(await stateOf(page)).toBe("hidden");
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/docs/bank-code"]')!.click());
  await page.getByRole("heading", { level: 1, name: "Bank codes" }).waitFor();
  await atRest(page);
  expect(await stateOf(page)).toBe("shown");
});

test("the bar stays while the drawer is open [navbar.steady]", async () => {
  const { page } = await open(shipped, LONG, { width: PHONE });
  await wheel(page, 900);
  await wheel(page, -200);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").waitFor();
  await wheel(page, 600);
  expect(await page.locator("html").getAttribute("data-navbar")).toBeNull();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await atRest(page);
  expect(await stateOf(page)).toBe("shown");
});

test("the bar stays while a dropdown is open [navbar.steady]", async () => {
  const { page } = await open(fixture, "/docs/long", { stored: { "announcement.dismissed": "second-release" } });
  const button = page.getByRole("button", { name: "More" });
  await button.click();
  await button.evaluate((element) => element.blur());
  await wheel(page, 900);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await stateOf(page)).toBe("shown");
  await page.keyboard.press("Escape");
  await button.evaluate((element) => element.blur());
  await wheel(page, 900);
  expect(await stateOf(page)).toBe("hidden");
});

test("the sidebar begins where the bar ends, or at the window's top (N5) [navbar.hide-on-scroll]", async () => {
  const { page } = await open();
  const sidebar = page
    .getByRole("navigation", { name: "Docs", exact: true })
    .locator("xpath=ancestor::*[parent::*[@data-sidebar]]");
  const edges = async () => {
    await sidebar.evaluate((box) => Promise.allSettled(box.getAnimations().map(({ finished }) => finished)));
    const { top, bottom } = await boxOf(sidebar);
    return [top, bottom];
  };
  const { height: bar } = await boxOf(barOf(page));
  const { height: window } = page.viewportSize()!;
  expect(await edges()).toEqual([bar, window]);
  await wheel(page, 900);
  expect(await edges()).toEqual([0, window]);
  await wheel(page, -100);
  expect(await edges()).toEqual([bar, window]);
});

test("focus at the top of the sidebar doesn't scroll the page while the bar is away [navbar.steady]", async () => {
  const { page } = await open();
  await wheel(page, 900);
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Docs"] a')];
    // The first that is in sight: in the room that the page keeps for the bar.
    links.find((link) => link.offsetParent !== null && link.getBoundingClientRect().top < 60)?.focus();
  });
  expect(
    await page
      .getByRole("navigation", { name: "Docs", exact: true })
      .evaluate((nav) => nav.contains(document.activeElement)),
  ).toBe(true);
  expect(await scrolled(page)).toBe(before);
});

test("with reduced motion the bar doesn't slide [navbar.hide-on-scroll]", async () => {
  const { page } = await open(shipped, LONG, { reducedMotion: true });
  expect(await barOf(page).evaluate((bar) => getComputedStyle(bar).transitionDuration)).toBe("0.001s");
  await wheel(page, 900);
  expect(await stateOf(page)).toBe("hidden");
});

test("an announcement scrolls away above the bar, which then stays at the top (D11) [navbar.fixed]", async () => {
  const { page } = await open(fixture, "/docs/long", { width: PHONE });
  const announcement = await boxOf(page.getByRole("region", { name: "Announcement" }));
  expect((await boxOf(barOf(page))).top).toBe(announcement.bottom);
  // The announcement is still half in sight: the bar can't go yet.
  await wheel(page, announcement.height - 10);
  expect((await boxOf(barOf(page))).top).toBeCloseTo(10, 0);
  await wheel(page, 2000);
  expect(await stateOf(page)).toBe("hidden");
  await wheel(page, -300);
  expect(await stateOf(page)).toBe("shown");
  expect(await isOnTop(page.getByRole("button", { name: "Open menu" }))).toBe(true);
});

const WIDE = 997;

test.each([995, 996, WIDE])(
  "at %d px the items are on the bar or behind its toggle, never both [layout.breakpoint, const.breakpoint, decision.996]",
  async (width) => {
    const { page, log } = await openPage(fixture, "/docs/start", { width });
    const toggle = page.getByRole("button", { name: "Open menu" });
    const items = [
      page.getByRole("navigation", { name: "Main" }),
      page.getByRole("button", { name: "More" }),
      page.getByRole("button", { name: "Docs version: Next" }),
      page.getByRole("button", { name: "Language: English" }),
      page.getByRole("button", { name: "Switch to dark mode" }),
    ];
    expect(await toggle.isVisible()).toBe(width < WIDE);
    for (const item of items) expect(await item.isVisible()).toBe(width === WIDE);
    expect(await page.getByRole("button", { name: "Search" }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(log.problems()).toEqual([]);
  },
);

test("all that is on the bar has its place, at the narrowest width that holds it [navbar.items]", async () => {
  const { page } = await openPage(fixture, "/docs/start", { width: WIDE });
  const boxes = await barOf(page)
    .locator("a:visible, button:visible")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThanOrEqual(8);
  const fromLeft = [...boxes].sort((one, other) => one.left - other.left);
  for (const [at, box] of fromLeft.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(fromLeft[at - 1]?.right ?? 0);
    expect(box.right).toBeLessThanOrEqual(WIDE);
    expect(box.height).toBeGreaterThanOrEqual(24);
  }
});

test("the shipped bar has Docs, SDK, GitHub and search, and no choice of one [product.navbar, decision.navbar-targets, decision.switches-off, product.light-only]", async () => {
  const { page, server } = await openPage(shipped, "/");
  const links = await barOf(page)
    .locator("a:visible")
    .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute("href")]));
  expect(links.slice(1)).toEqual([
    ["Docs", `${shipped.prefix}/docs/introduction/overview`],
    ["SDK", `${shipped.prefix}/docs/quickstart/sdk`],
    ["GitHub (external site)", expect.stringContaining("https://github.example.com/") as string],
  ]);
  const buttons = barOf(page).locator("button:visible");
  expect(await buttons.count()).toBe(1);
  expect(await page.getByRole("button", { name: "Search" }).isVisible()).toBe(true);
  expect(server.url).not.toBe("");
});

test("the first stop of the keyboard is the skip link, which leads past the bar [shell.skip-link]", async () => {
  const { page } = await openPage(fixture, "/docs/long");
  await tab(page, 1);
  const skip = page.getByRole("link", { name: "Skip to main content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await boxOf(skip)).top).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await tab(page, 1);
  expect(await hasFocusIn(page.getByRole("main"))).toBe(true);
});

test.each([PHONE, 996, DESKTOP])(
  "without JavaScript, at %d px, every item is reached on the bar [no-script.complete]",
  async (width) => {
    const { page } = await openPage(fixture, "/docs/start", { width, javaScript: false });
    const bar = barOf(page);
    const links = bar.getByRole("link");
    const names = await links.allInnerTexts();
    for (const name of ["Docs", "Notes", "First guide", "1.0", "العربية"]) {
      expect(names.map((text) => text.trim())).toContain(name);
    }
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      expect(await isOnTop(link)).toBe(true);
      const { left, right } = await boxOf(link);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(await bar.locator("button:visible").count()).toBe(0);
    expect(await links.filter({ hasText: "العربية" }).getAttribute("href")).toBe("/portal/ar/docs/start");
  },
);
