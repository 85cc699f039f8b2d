// What stands around an article, in a browser: the way to it, its neighbours, the footer in both forms.
import { boxOf, fixture, openPage, PHONE, shipped } from "./harness";

test("breadcrumbs say the way to a page, and lead back along it [docs.breadcrumbs]", async () => {
  const { page, path } = await openPage(fixture, "/docs/guide/cards/refunds/full");
  const crumbs = page.getByRole("navigation", { name: /breadcrumb/i });
  expect((await crumbs.getByRole("listitem").allInnerTexts()).map((text) => text.trim())).toEqual(
    expect.arrayContaining(["Guides", "Cards", "Refunds"]),
  );
  await crumbs.getByRole("link", { name: "Cards" }).click();
  await page.getByRole("heading", { level: 1, name: "Cards" }).waitFor();
  expect(path()).toBe("/docs/guide/cards/intro");
});

test("a page leads to the one before and the one after it, through categories [docs.previous-next]", async () => {
  const { page, path } = await openPage(fixture, "/docs/guide/cards/refunds/partial");
  expect(await page.locator("a[rel=prev]").getAttribute("href")).toBe("/portal/docs/guide/cards/refunds/full");
  await page.locator("a[rel=next]").click();
  await page.getByRole("heading", { level: 1, name: "A long page" }).waitFor();
  expect(path()).toBe("/docs/long");
  await page.locator("a[rel=prev]").click();
  await page.getByRole("heading", { level: 1, name: "Partial refund" }).waitFor();
});

test("the footer has columns of links side by side, a logo and a copyright line [footer.columns]", async () => {
  const { page } = await openPage(shipped, "/docs/bank-code");
  const footer = page.getByRole("contentinfo");
  const titles = ["Docs", "Reference", "More"].map((name) => footer.getByText(name, { exact: true }));
  const boxes = await Promise.all(titles.map((title) => boxOf(title)));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
  expect(await footer.locator("img").count()).toBe(1);
  expect(await footer.innerText()).toMatch(/Copyright © 2025 \S/);
});

test("or a single row of links, a logo and a copyright line [footer.row]", async () => {
  const { page } = await openPage(fixture, "/docs/start");
  const footer = page.getByRole("contentinfo");
  const boxes = await Promise.all(["All pages", "Notes", "Code"].map((name) => boxOf(footer.getByText(name).first())));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(await footer.locator("img").count()).toBe(1);
  expect(await footer.innerText()).toContain("Copyright © 2025 Zephyr.");
});

test("neither form leaves a phone's window [footer.columns, footer.row]", async () => {
  for (const [site, path] of [
    [shipped, "/docs/bank-code"],
    [fixture, "/docs/start"],
  ] as const) {
    const { page } = await openPage(site, path, { width: PHONE });
    const links = page.getByRole("contentinfo").getByRole("link");
    const right = await links.evaluateAll((all) => Math.max(...all.map((link) => link.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(PHONE);
  }
});
