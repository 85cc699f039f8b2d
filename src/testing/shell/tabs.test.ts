// Tabs of samples in a browser: one choice for all groups, nothing moves, everything copies.
import type { Page } from "playwright-core";

import { boxOf, fixture, idle, openPage, PHONE, shipped } from "./harness";

const SAMPLES = "/docs/samples";

/** Values of the panels in view, group by group. */
const shownPanels = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tabs[data-sync="language"] .tab-panel')]
      .filter((panel) => panel.checkVisibility())
      .map((panel) => panel.dataset["value"]),
  );

const tabNamed = (page: Page, name: string, group: number) => page.getByRole("tab", { name, exact: true }).nth(group);

/** Counts writes to storage in `window.__writes`. */
const COUNT_WRITES = `(() => {
  window.__writes = 0;
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (...entry) {
    if (this === localStorage) window.__writes += 1;
    return write.apply(this, entry);
  };
})();`;
const writesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { __writes: number }).__writes);

test("all groups follow a click, also where the address has made the choice (C1) [tabs.synced]", async () => {
  const { page, path, goto } = await openPage(fixture, SAMPLES);
  expect(await shownPanels(page)).toEqual(["curl", "curl", "curl"]);
  await tabNamed(page, "Python", 1).click();
  expect(await shownPanels(page)).toEqual(["python", "python", "python"]);

  await goto(`${SAMPLES}?lang=java`);
  expect(await shownPanels(page)).toEqual(["java", "java", "java"]);
  await tabNamed(page, "Python", 0).click();
  expect(await shownPanels(page)).toEqual(["python", "python", "python"]);
  expect(path()).toBe(`${SAMPLES}?lang=python`);
});

test("two windows write a choice once and don't answer each other (C2) [tabs.synced]", async () => {
  const first = await openPage(fixture, SAMPLES, { before: [COUNT_WRITES] });
  const second = await openPage(fixture, SAMPLES, { context: first.context });
  const before = [await writesOf(first.page), await writesOf(second.page)];
  await tabNamed(first.page, "Java", 2).click();
  await idle(first.page);
  await idle(second.page);
  const after = [await writesOf(first.page), await writesOf(second.page)];
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 0]);
  // What is stored counts from the other window's next page on.
  await second.goto(SAMPLES);
  expect(await shownPanels(second.page)).toEqual(["java", "java", "java"]);
});

test("a clicked tab stays under the pointer when panels above it change their height (C3) [tabs.steady]", async () => {
  const { page } = await openPage(fixture, SAMPLES);
  const tab = tabNamed(page, "Java", 2);
  await tab.scrollIntoViewIfNeeded();
  const before = await boxOf(tab);
  const above = await boxOf(tabNamed(page, "Java", 0));
  await tab.click();
  expect(Math.abs((await boxOf(tab)).top - before.top)).toBeLessThanOrEqual(1);
  // The panels above really have another height now.
  expect(Math.abs((await boxOf(tabNamed(page, "Java", 0))).top - above.top)).toBeGreaterThan(50);
});

test("arrow keys change the tab, and the reader's way goes on at the panel (E4) [tabs.synced]", async () => {
  const { page } = await openPage(fixture, SAMPLES);
  const curl = tabNamed(page, "Call 1", 0);
  await curl.focus();
  await page.keyboard.press("ArrowRight");
  expect(await shownPanels(page)).toEqual(["java", "java", "java"]);
  expect(await tabNamed(page, "Java", 0).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Tab");
  // One stop a group: the next is in the panel or behind it, and no other tab of this group.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).not.toBe("tab");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Java");
});

test.each([
  ["half an object", "{"],
  ["null", "null"],
  ["another language", "cobol"],
  ["a million letters", "x".repeat(1_000_000)],
])("a stored choice that is none (%s) is ignored (B3) [storage.corrupt]", async (_name, value) => {
  const { page, log } = await openPage(fixture, SAMPLES, { stored: { "tabs.language": value } });
  expect(await shownPanels(page)).toEqual(["curl", "curl", "curl"]);
  await tabNamed(page, "Java", 0).click();
  expect(await page.evaluate(() => localStorage.getItem("tabs.language"))).toBe("java");
  expect([...log.problems(), ...log.warnings]).toEqual([]);
});

test("storage that is full costs one warning, and the tabs work (B2) [storage.blocked]", async () => {
  const { page, log } = await openPage(fixture, SAMPLES, { storage: "full" });
  await tabNamed(page, "Java", 0).click();
  await tabNamed(page, "Python", 1).click();
  expect(await shownPanels(page)).toEqual(["python", "python", "python"]);
  expect(log.problems()).toEqual([]);
  expect(log.warnings).toHaveLength(1);
});

test("without JavaScript every language can be read (C12) [no-script.complete]", async () => {
  const { page } = await openPage(fixture, SAMPLES, { javaScript: false });
  expect(await shownPanels(page)).toHaveLength(9);
  expect(await page.locator("main").innerText()).toContain("client.step(29);");
});

test("a choice holds on pages of the shipped site, wherever there is such a tab [tabs.synced]", async () => {
  const { page, goto } = await openPage(shipped, "/docs/sms/send-sms?lang=go", { width: PHONE });
  /** Of the groups that have the tab: how many there are, and how many show it. */
  const groupsWithGo = (): Promise<[number, number]> =>
    page.evaluate(() => {
      const panels = [...document.querySelectorAll('.tab-panel[data-value="go"]')].filter((panel) =>
        panel.parentElement?.checkVisibility(),
      );
      return [panels.length, panels.filter((panel) => panel.checkVisibility()).length];
    });
  const [first, shown] = await groupsWithGo();
  expect(first).toBeGreaterThan(0);
  expect(shown).toBe(first);
  await goto("/docs/v2/payment/quick-pay");
  const [second, shownThere] = await groupsWithGo();
  expect(second).toBeGreaterThan(0);
  expect(shownThere).toBe(second);
});
