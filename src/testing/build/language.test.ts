// The language of code is one choice for the whole site: remembered, in step, in the address, and there at once.
import type { Browser, BrowserContext, Page } from "playwright-core";

import { DESKTOP, hydrated, launchBrowser, openContext, serveBuiltSite } from "./browser";
import type { Server } from "../server/serve";

let server: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveBuiltSite(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  context = await openContext(browser, DESKTOP);
  page = await context.newPage();
});

afterEach(() => context.close());

const open = (address: string) => page.goto(`${server.url.replace(/\/$/, "")}${address}`);

/** Labels of the panels in view, one a group of code languages that has the language. */
function shown(language: string): Promise<string[]> {
  return page.evaluate((value) => {
    const groups = [...document.querySelectorAll<HTMLElement>('.tabs[data-sync="language"]')];
    const withIt = groups.filter((group) => group.querySelector(`[role=tab][data-value="${value}"]`) !== null);
    return withIt.flatMap((group) =>
      [...group.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]")]
        .filter((panel) => getComputedStyle(panel).display !== "none")
        .map((panel) => panel.dataset["value"] ?? ""),
    );
  }, language);
}

const QUICK_PAY = "/docs/v2/payment/quick-pay";
const ISSUE = "/docs/campaign/voucher/issue-voucher";

test("a chosen language is that of every group, of other pages, and of the next visit", async () => {
  await open(QUICK_PAY);
  await hydrated(page);
  await page.locator('.op [role=tab][data-value="java"]').first().click();
  const here = await shown("java");
  expect(here.length).toBeGreaterThan(3);
  expect(new Set(here)).toEqual(new Set(["java"]));
  await open(ISSUE);
  await hydrated(page);
  expect(new Set(await shown("java"))).toEqual(new Set(["java"]));
});

test("the address chooses, over what is remembered, and is remembered; an unknown language changes nothing", async () => {
  await open(`${ISSUE}?lang=go`);
  await hydrated(page);
  expect(new Set(await shown("go"))).toEqual(new Set(["go"]));
  await open(`${ISSUE}?lang=cobol`);
  await hydrated(page);
  expect(new Set(await shown("go"))).toEqual(new Set(["go"]));
});

test("the choice shows before the site's own script runs", async () => {
  await page.route("**/*.js", (route) => route.abort());
  await open(`${ISSUE}?lang=php`);
  const panels = await shown("php");
  expect(panels.length).toBeGreaterThan(0);
  expect(new Set(panels)).toEqual(new Set(["php"]));
});

test("Copy gives the complete program, not the part that the page shows", async () => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${ISSUE}?lang=python`);
  await hydrated(page);
  const figure = page.locator('.op figure[data-program$="/issueVoucher.py"]').first();
  await figure.locator("button").first().click();
  const program = await (await page.request.get(`${server.url.replace(/\/$/, "")}/samples/issueVoucher.py`)).text();
  // The program is fetched when it is asked for: the clipboard has it when it is there.
  await page.waitForFunction(async (whole) => (await navigator.clipboard.readText()) === whole, program);
  expect(program).toContain("X-Signature");
});
