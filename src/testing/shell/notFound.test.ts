// Addresses without a page: those that mean one lead to it, and the others get help; never a flash of one for the other.
import type { Page } from "playwright-core";

import { fixture, idle, openPage, PHONE, shipped } from "./harness";

/** Notes whether a frame of the page has shown the text of the not-found page. */
const NOTE_NOT_FOUND = `
  window.sawNotFound = false;
  (function look() {
    const heading = [...document.querySelectorAll("h1")].find((one) => one.textContent === "Page not found");
    if (heading && heading.checkVisibility({ visibilityProperty: true })) window.sawNotFound = true;
    requestAnimationFrame(look);
  })();
`;
const sawNotFound = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly sawNotFound: boolean }).sawNotFound);

describe("addresses that mean a page", () => {
  test.each([
    { site: shipped, from: "/DOCS/Error-Codes", to: "/docs/error-codes" },
    { site: shipped, from: "/footer/", to: "/Footer/" },
    { site: shipped, from: "/docs/ecom-plugin/woocommerce", to: "/docs/ecom-plugin/wooCommerce" },
    { site: shipped, from: "/docs/ecom-plugin/LowCodeCheckout.html", to: "/docs/ecom-plugin/lowCodeCheckout" },
    { site: shipped, from: "/DOCS/Error-Codes/index.html", to: "/docs/error-codes" },
    { site: shipped, from: "/Docs/Bank-Code/", to: "/docs/bank-code" },
    { site: fixture, from: "/DOCS/Guide/mixedcase", to: "/docs/guide/MixedCase" },
    { site: fixture, from: "/docs/guide/OLD-first", to: "/docs/guide/first" },
    { site: fixture, from: "/AR/docs/Start", to: "/ar/docs/start" },
  ])(
    "$site.name: $from leads to $to, query kept, without a flash or a step in the history (R21, R23) [nav.aliases]",
    async ({ site, from, to }) => {
      const straight = await openPage(site, to);
      const title = await straight.page.title();
      const entries = await straight.page.evaluate(() => history.length);
      const opened = await openPage(site, `${from}?from=mail`, { before: [NOTE_NOT_FOUND], slowdown: 4 });
      await opened.page.waitForURL(opened.url(`${to}?from=mail`));
      await opened.page.waitForFunction((wanted) => document.title === wanted, title);
      expect(await sawNotFound(opened.page)).toBe(false);
      expect(await opened.page.evaluate(() => history.length)).toBe(entries);
      expect(opened.log.problems().filter((problem) => !/status of 404|page-data\/\S* net/.test(problem))).toEqual([]);
    },
  );

  test("the hash is kept, and its place is in view (R11) [nav.aliases]", async () => {
    const straight = await openPage(shipped, "/docs/error-codes");
    const id = await straight.page.locator("article h2[id]").last().getAttribute("id");
    const { page, path } = await openPage(shipped, `/DOCS/error-codes?a=1#${id ?? ""}`);
    await page.locator(`[id="${id ?? ""}"]`).waitFor();
    expect(path()).toBe(`/docs/error-codes?a=1#${id ?? ""}`);
    await page.waitForFunction((anchor) => {
      const { top } = document.getElementById(anchor)!.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    }, id ?? "");
  });

  test("a link of another letter case leads to the page, and Back to where it was clicked [nav.aliases]", async () => {
    const { page, url } = await openPage(shipped, "/docs/error-codes", { before: [NOTE_NOT_FOUND] });
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement("a"), { href: address, textContent: "planted link" });
      document.querySelector("article p")?.prepend(link);
    }, url("/DOCS/Bank-Code?a=1"));
    await page.getByText("planted link").click();
    await page.waitForURL(url("/docs/bank-code?a=1"));
    await page.getByRole("heading", { level: 1, name: "Bank codes" }).waitFor();
    expect(await sawNotFound(page)).toBe(false);
    await page.goBack();
    await page.waitForURL(url("/docs/error-codes"));
  });

  test.each([".html", "/", "/index.html"])(
    "a link with %s leads to the page's own address in place [nav.html-suffix]",
    async (form) => {
      const { page, url, server } = await openPage(shipped, "/docs/error-codes");
      await page.evaluate(
        (address) => {
          Object.assign(window, { here: true });
          const link = Object.assign(document.createElement("a"), { href: address, textContent: "planted link" });
          document.querySelector("article p")?.prepend(link);
        },
        url(`/docs/bank-code${form}?a=1`),
      );
      await page.getByText("planted link").click();
      await page.getByRole("heading", { level: 1, name: "Bank codes" }).waitFor();
      expect(page.url()).toBe(url("/docs/bank-code?a=1"));
      expect(await page.evaluate(() => "here" in window)).toBe(true);
      expect(server.requests).not.toContain(`/docs/bank-code${form}`);
    },
  );
});

describe("addresses that mean nothing", () => {
  test("the nearest pages are named, and search is offered [not-found.suggestions, routes.not-found]", async () => {
    const { page, path } = await openPage(shipped, "/docs/payment/quickpay", { width: PHONE });
    const near = page.getByRole("region", { name: "Did you mean" });
    await near.waitFor();
    expect(await page.title()).toMatch(/^Page not found/);
    expect(await near.getByRole("link").count()).toBeLessThanOrEqual(5);
    await page.getByRole("link", { name: "Search for “quickpay”" }).waitFor();
    await near.getByRole("link").first().click();
    await page.getByRole("article").waitFor();
    expect(path()).toBe("/docs/v2/payment/quick-pay");
  });

  test("pages of the address's own locale come first [not-found.suggestions]", async () => {
    const { page, url } = await openPage(fixture, "/ar/docs/gui/frist");
    const near = page.getByRole("region", { name: "Did you mean" });
    await near.waitFor();
    expect(
      await near
        .getByRole("link")
        .first()
        .evaluate((link: HTMLAnchorElement) => link.href),
    ).toBe(url("/ar/docs/guide/first"));
    const allPages = page.getByRole("link", { name: "See all pages" });
    expect(await allPages.evaluate((link: HTMLAnchorElement) => link.href)).toBe(url("/ar/sitemap"));
  });

  test("nothing shows before it is decided [nav.aliases]", async () => {
    const server = (await openPage(shipped, "/")).server;
    const held = server.hold("/pages.json");
    const { page } = await openPage(shipped, "/docs/nothing-like-it", { before: [NOTE_NOT_FOUND] });
    await held.arrived;
    await idle(page);
    expect(await sawNotFound(page)).toBe(false);
    held.release();
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  });

  test("without the list of pages the page does without its suggestions [not-found.suggestions]", async () => {
    (await openPage(shipped, "/")).server.fail("/pages.json");
    const { page } = await openPage(shipped, "/docs/quickpay");
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    expect(await page.getByRole("region", { name: "Did you mean" }).count()).toBe(0);
    await page.getByRole("link", { name: "See all pages" }).waitFor();
  });

  test("if the site's script never arrives, the page shows all the same [not-found.suggestions]", async () => {
    (await openPage(shipped, "/")).server.fail(/^\/app-[^/]+\.js$/, 404);
    const { page } = await openPage(shipped, "/docs/quickpay", { until: "load" });
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor({ timeout: 10_000 });
  });

  test("without JavaScript it shows at once, with its links [no-script.complete]", async () => {
    const { page } = await openPage(shipped, "/DOCS/Error-Codes", { javaScript: false });
    expect(await page.getByRole("heading", { level: 1, name: "Page not found" }).isVisible()).toBe(true);
    expect(await page.getByRole("main").getByRole("link", { name: "See all pages" }).isVisible()).toBe(true);
  });
});
