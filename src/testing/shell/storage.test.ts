// Storage that is blocked, that throws or that is full: the site works as ever, and one line on the console says so.
import { eachOf, openPage, scrolled, shipped, fixture } from "./harness";
import type { StorageMode } from "../browser/storage";

const MODES: readonly StorageMode[] = ["blocked", "throws", "full"];

test.each(MODES)(
  "storage %s: navigation, Back and a choice of tab work, with one warning at most [storage.blocked, storage.guarded, error.storage]",
  async (storage) => {
    const { page, log, path } = await openPage(shipped, "/docs/bank-code", { storage });
    const docs = page.getByRole("navigation", { name: "Docs" });
    await page.evaluate(() => window.scrollTo(0, 600));
    await scrolled(page);
    await docs.locator('a[href$="/docs/error-codes"]').first().click();
    await page.getByRole("heading", { level: 1, name: "Error codes" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Bank codes" }).waitFor();
    expect(path()).toBe("/docs/bank-code");
    await docs.locator('a[href$="/docs/error-codes"]').first().click();
    await page.getByRole("heading", { level: 1, name: "Error codes" }).waitFor();
    expect(log.problems()).toEqual([]);
    expect(log.warnings.length).toBeLessThanOrEqual(1);
  },
);

test.each(MODES)(
  "storage %s: the bar can be dismissed, and the colour mode switched [storage.blocked, error.storage]",
  async (storage) => {
    const { page, log } = await openPage(fixture, "/docs/start", { storage });
    await page
      .getByRole("button", { name: /close|dismiss/i })
      .first()
      .click();
    await page
      .getByRole("button", { name: /Switch to/ })
      .first()
      .click();
    await page.waitForFunction(() => document.documentElement.dataset["theme"] === "dark");
    expect(log.problems()).toEqual([]);
    expect(log.warnings.filter((text) => text.includes("Storage is unavailable"))).toHaveLength(1);
  },
);

test("a page whose parts can't be loaded is reloaded once, with storage blocked too [failure.one-reload, storage.blocked]", async () => {
  await eachOf([...MODES], 1, async (storage) => {
    const { server } = await openPage(shipped, "/");
    server.fail(/component---src-templates-doc/);
    const before = server.requests.filter((path) => path === "/docs/bank-code").length;
    const { page } = await openPage(shipped, "/docs/bank-code", { storage, until: "load" });
    await page.getByRole("button", { name: "Retry" }).waitFor();
    // The visit, the question whether the server is there, and the one reload.
    expect(server.requests.filter((path) => path === "/docs/bank-code").length - before).toBe(3);
    server.reset();
  });
});
