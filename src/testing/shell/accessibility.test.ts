// For keyboard and screen reader: what axe says with things open, names of landmarks, and how far the content is.
import type { Page } from "playwright-core";

import { axeViolations } from "../browser/axe";
import { fixture, hasFocusIn, idle, openPage, PHONE, shipped, stopsTo, tab, type Site } from "./harness";

/** One page of each template. */
const SHIPPED_PAGES = ["/", "/docs/bank-code", "/blog", "/blog/archive", "/blog/tags", "/blog/tags/acme-pay"]
  .concat(["/blog/welcome", "/Footer/", "/sitemap", "/search", "/nowhere"])
  .map((path) => [shipped, path] as const);
const FIXTURE_PAGES = ["/", "/docs/start", "/docs/1.0/start", "/blog", "/ar/docs/start", "/nowhere"].map(
  (path) => [fixture, path] as const,
);
const TEMPLATES = [...SHIPPED_PAGES, ...FIXTURE_PAGES].map(([site, path]) => [site.name, path, site] as const);

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole("banner").locator("button[aria-controls][aria-expanded]:visible").first().click();
  await page.getByRole("dialog").waitFor();
  await idle(page);
}

test.each([
  ["shipped", "/docs/bank-code", shipped],
  ["shipped", "/", shipped],
  ["fixture", "/docs/start", fixture],
  ["fixture", "/ar/docs/start", fixture],
] as const)("axe finds nothing with the drawer open: %s %s [a11y.axe]", async (_name, path, site) => {
  const { page } = await openPage(site, path, { width: PHONE, reducedMotion: true });
  await openDrawer(page);
  expect(await axeViolations(page)).toEqual([]);
});

test("axe finds nothing with any dropdown open [a11y.axe]", async () => {
  const { page } = await openPage(fixture, "/docs/start", { reducedMotion: true });
  const buttons = page.getByRole("banner").locator("button[aria-expanded]:visible");
  const count = await buttons.count();
  expect(count).toBeGreaterThanOrEqual(3);
  for (let index = 0; index < count; index += 1) {
    await buttons.nth(index).click();
    expect(await buttons.nth(index).getAttribute("aria-expanded")).toBe("true");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test.each([
  ["shipped", "/docs/bank-code", shipped, 1440],
  ["shipped", "/", shipped, PHONE],
  ["fixture", "/docs/start", fixture, 1440],
] as const)("axe finds nothing with search open: %s %s [a11y.axe]", async (_name, path, site, width) => {
  const { page } = await openPage(site, path, { width, reducedMotion: true });
  await page
    .getByRole("button", { name: /^Search/ })
    .first()
    .click();
  const field = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
  await field.fill("money");
  await idle(page);
  expect(await axeViolations(page)).toEqual([]);
});

test("axe finds nothing in the dark [a11y.axe, color-mode.persisted]", async () => {
  for (const path of ["/", "/docs/samples", "/docs/fields", "/blog"]) {
    const { page } = await openPage(fixture, path, { stored: { "color-mode": "dark" }, reducedMotion: true });
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await axeViolations(page)).toEqual([]);
  }
});

/** Roles of landmarks with their names, as assistive technology sees them. */
const landmarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const by = element.getAttribute("aria-labelledby");
      const label = by === null ? null : document.getElementById(by)?.textContent;
      return (label ?? element.getAttribute("aria-label") ?? "").trim();
    };
    return [...document.querySelectorAll("nav, aside, main, form[aria-label], section[aria-label], [role=search]")]
      .filter((element) => element.checkVisibility())
      .map((element) => `${element.getAttribute("role") ?? element.tagName.toLowerCase()} ${nameOf(element)}`);
  });

test.each(TEMPLATES)("landmarks have names of their own: %s %s [a11y.landmarks]", async (_name, path, site) => {
  for (const width of [PHONE, 1440]) {
    const { page } = await openPage(site, path, { width });
    const found = await landmarks(page);
    expect(found.filter((name) => name.startsWith("main"))).toHaveLength(1);
    expect(found.filter((name, index) => found.indexOf(name) !== index)).toEqual([]);
    expect(found.filter((name) => /^(nav|aside|form|section) $/.test(name))).toEqual([]);
  }
});

/** Stops from the start of the page to the content by the skip link. */
async function stopsToContent(site: Site, path: string, width: number): Promise<number> {
  const { page } = await openPage(site, path, { width });
  const [first] = await tab(page);
  if (first === undefined || !/a[^>]*"[^"]*"$/.test(first)) throw new Error(`the first stop is ${first ?? "none"}`);
  await page.keyboard.press("Enter");
  await idle(page);
  const main = page.locator("main");
  if (await hasFocusIn(main)) return 1;
  return 1 + (await stopsTo(page, main, 2));
}

test.each(TEMPLATES)(
  "the first stop is the skip link, and the content is at most three away: %s %s [shell.skip-link, a11y.keyboard]",
  async (_name, path, site) => {
    expect(await stopsToContent(site, path, 1440)).toBeLessThanOrEqual(3);
    expect(await stopsToContent(site, path, PHONE)).toBeLessThanOrEqual(3);
  },
);

test.each(TEMPLATES)("search is at most twelve stops away: %s %s [a11y.keyboard]", async (_name, path, site) => {
  for (const width of [PHONE, 1440]) {
    const { page } = await openPage(site, path, { width });
    const search = page
      .locator("header")
      .getByRole("button", { name: /Search|بحث/ })
      .first();
    expect(await stopsTo(page, search, 12)).toBeLessThanOrEqual(12);
  }
});

test("the whole page can be walked through, and every stop can be seen [a11y.keyboard]", async () => {
  for (const [site, path] of [
    [shipped, "/docs/bank-code"],
    [fixture, "/docs/samples"],
  ] as const) {
    const { page } = await openPage(site, path);
    const hidden: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      const [at] = await tab(page);
      if (at === "body") break;
      const seen = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (element === null) return true;
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 1 && height > 1;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return inView && ((outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) || boxShadow !== "none");
      });
      if (!seen) hidden.push(at ?? "");
    }
    expect(hidden).toEqual([]);
  }
});

test("with the system's colours a line says what is current, and where a dialog ends", async () => {
  const { page } = await openPage(shipped, "/docs/campaign/voucher/issue-voucher");
  await page.emulateMedia({ forcedColors: "active" });
  const outlines = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).outlineStyle))]);
  expect(await outlines("[aria-current]")).toEqual(["solid"]);
  expect(await outlines('[role="tab"][aria-selected="true"]')).toEqual(["solid"]);
  expect(await outlines('[role="tab"][aria-selected="false"]')).toEqual(["none"]);
  await page.keyboard.press("/");
  await page.getByRole("combobox").waitFor();
  expect(await outlines("dialog[open]")).toEqual(["solid"]);
});
