// A page on paper.
import type { Page } from "playwright-core";

import { fixture, idle, openPage, PHONE, shipped, type OpenOptions, type Site } from "./harness";

/** Width of A4 between the margins that print.css sets: 210 mm - 2 x 16 mm. */
const PAPER = 673;

async function print(site: Site, path: string, options: OpenOptions = {}) {
  const { page } = await openPage(site, path, { width: PAPER, height: 950, ...options });
  await page.emulateMedia({ media: "print" });
  // Frames can only be waited for by script.
  if (options.javaScript !== false) await idle(page);
  return page;
}

/** Text that can't be read on the printed page, with the reason; empty on a good one. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector("article");
    if (article === null) throw new Error("the page has no article");
    // Not for paper: what only works on a screen, and names for screen readers.
    const besides =
      "nav, button, .code-head, .visually-hidden, .needs-js, [data-island], [role=tablist], details[data-look], details[data-look] + div, a[href*='/edit/'], script, noscript";
    const { right: edge } = article.getBoundingClientRect();
    const found: string[] = [];
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? "";
      if (parent === null || words === "" || parent.closest(besides) !== null) continue;
      count += 1;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      const say = (fault: string) => found.push(`${fault}: ${words.slice(0, 60)}`);
      if (!parent.checkVisibility({ visibilityProperty: true }) || boxes.length === 0) {
        say("hidden");
        continue;
      }
      if (boxes.some((box) => box.right > edge + 1)) say("beyond the edge");
      for (let box = parent; box !== article && box.parentElement !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === "visible") continue;
        const { right, bottom } = box.getBoundingClientRect();
        if (boxes.some((part) => part.right > right + 1 || part.bottom > bottom + 1)) say("cut");
      }
    }
    return { found, some: count > 5 };
  });

const PAGES: readonly (readonly [Site, string])[] = [
  [shipped, "/docs/campaign/voucher/issue-voucher"],
  [shipped, "/docs/error-codes"],
  [shipped, "/docs/bank-code"],
  [shipped, "/docs/quickstart/signature-algorithm"],
  [shipped, "/docs/v2/payment/online-payment"],
  [shipped, "/docs/ecom-plugin/wooCommerce"],
  [shipped, "/blog/welcome"],
  [shipped, "/Footer/"],
  [fixture, "/docs/table"],
  [fixture, "/docs/samples"],
  [fixture, "/docs/folded"],
];

describe.each(PAGES)("%o %s", (site, path) => {
  test("prints its article alone, and all of it [print.article]", async () => {
    const page = await print(site, path);
    expect(await unreadable(page)).toEqual({ found: [], some: true });
    const besides = await page.evaluate(() => {
      const article = document.querySelector("article");
      return [...document.body.querySelectorAll("*")]
        .filter((element) => article?.contains(element) !== true && !element.contains(article))
        .filter((element) => element.getClientRects().length > 0 && element.textContent.trim() !== "")
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(besides).toEqual([]);
  });
});

test("on paper a link is its address [print.article]", async () => {
  const page = await print(shipped, "/docs/introduction/overview");
  const links = await page.locator(".content a:is(:not([class]), .button, .card-title)").evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute("href") ?? "",
      after: getComputedStyle(link, "::after").content,
    })),
  );
  expect(links.length).toBeGreaterThan(3);
  for (const { href, after } of links) {
    if (href.startsWith("#")) {
      expect(after).toBe("none");
    } else {
      expect(after).toContain(href);
    }
  }
});

test("headings stay with their text [print.article]", async () => {
  const page = await print(shipped, "/docs/error-codes");
  const breaks = await page
    .locator(".content :is(h2, h3)")
    .evaluateAll((all) => [...new Set(all.map((heading) => getComputedStyle(heading).breakAfter))]);
  expect(breaks).toEqual(["avoid"]);
});

test("samples are printed in all languages, whichever is chosen on the screen, without JavaScript too [print.article]", async () => {
  const path = "/docs/campaign/voucher/issue-voucher";
  for (const options of [{}, { stored: { "tabs.language": "go" } }, { javaScript: false }]) {
    const page = await print(shipped, path, options);
    const panels = page.locator(".content .tabs[data-sync=language] > .tab-panel");
    expect(await panels.count()).toBeGreaterThanOrEqual(7);
    const hidden = await panels.evaluateAll((all) => all.filter((panel) => !panel.checkVisibility()).length);
    expect(hidden).toBe(0);
  }
});

test("dark on the screen, light on paper [print.article]", async () => {
  const page = await print(fixture, "/docs/long", { stored: { "color-mode": "dark" } });
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      const lightness = (value: string) => Math.max(...[...value.matchAll(/\d+/g)].slice(0, 3).map(Number));
      return { ground: lightness(backgroundColor), text: lightness(color) };
    });
  const paper = await colors();
  expect(paper.ground).toBe(255);
  expect(paper.text).toBeLessThan(90);
  await page.emulateMedia({ media: "screen" });
  expect((await colors()).ground).toBeLessThan(90);
});

test("with the drawer open the article is printed, not the menu [print.article]", async () => {
  const { page } = await openPage(shipped, "/docs/error-codes", { width: PHONE });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.waitForFunction(() => document.querySelector("dialog:modal")?.getAnimations().length === 0);
  await page.emulateMedia({ media: "print" });
  // At once, not at the end of a transition: a browser lays the paper out before.
  expect(await page.locator("dialog").isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  expect((await unreadable(page)).found).toEqual([]);
});
