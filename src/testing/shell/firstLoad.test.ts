// What a page loads until it rests: what the budgets (src/testing/build/budgets.test.ts) count, and nothing beside it.
import type { Locator } from "playwright-core";

import {
  fixture,
  follow,
  hasFocusIn,
  hydrated,
  idle,
  openPage,
  PHONE,
  shipped,
  type Opened,
  type Site,
} from "./harness";

const PAGE = "/docs/error-codes";
const QUERY = /^\/page-data\/sq\/d\/\d+\.json$/;
/** A bundle that is loaded on demand: it has no name. */
const LATE = /^\/\d+-[0-9a-f]+\.js$/;

/** What was asked for, without hashes, and without images; what templates share may be in a bundle of its own. */
const loaded = ({ server }: Opened) =>
  server.requests
    .map((path) => path.replace(/[-.][0-9a-f]{10,}(?=\.(?:js|css)$)/, "").replace(/\d+(?=\.json$)/, "#"))
    .filter((path) => !/^\/[0-9a-f]{40}\.js$|\.(?:svg|ico)$/.test(path))
    .sort();

/** The file with the sidebar: of the static queries that the page's data names, the one that the page hasn't loaded. */
async function sidebarFile({ context, server, url }: Opened): Promise<string> {
  const answer = await context.request.get(url(`/page-data${PAGE}/page-data.json`));
  const { staticQueryHashes } = (await answer.json()) as { readonly staticQueryHashes: readonly string[] };
  const files = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  const [file = "none", ...others] = files.filter((one) => !server.requests.includes(one));
  expect(others).toEqual([]);
  return file;
}

const FIRST = [
  PAGE,
  "/app.js",
  "/component---src-templates-doc-tsx.js",
  "/framework.js",
  "/page-data/app-data.json",
  "/page-data/sq/d/#.json",
  "/styles.css",
].sort();

const toggleOf = ({ page }: Opened, label: string) =>
  page
    .getByRole("navigation", { name: "Docs", exact: true })
    .getByRole("button", { name: `Pages of ${label}`, exact: true });

const expanded = (toggle: Locator): Promise<void> =>
  toggle.and(toggle.page().locator('[aria-expanded="true"]')).waitFor();

test("a page at rest has loaded its bundles, its styles and the settings, but not what later use needs", async () => {
  const open = await openPage(shipped, PAGE);
  await idle(open.page);
  expect(loaded(open)).toEqual(FIRST);
  expect(open.log.problems()).toEqual([]);
});

test("on a phone the menu comes beside that", async () => {
  const open = await openPage(shipped, PAGE, { width: PHONE });
  await idle(open.page);
  expect(open.server.requests.filter((path) => LATE.test(path))).toHaveLength(1);
  expect(open.server.requests.filter((path) => QUERY.test(path))).toHaveLength(1);
});

test("the bar's library comes with the first navigation that has to wait [nav.progress-bar]", async () => {
  const open = await openPage(shipped, PAGE);
  const library = open.server.hold(LATE);
  const data = open.server.hold("/page-data/docs/bank-code/page-data.json");
  await follow(open, "/docs/bank-code");
  await data.arrived;
  await library.arrived;
  expect(open.server.requests.filter((path) => LATE.test(path))).toHaveLength(1);
});

describe("of the sidebar a page has what shows", () => {
  test.each<[Site, string]>([
    [shipped, "/docs/campaign/member/vouchers/redeem-voucher"],
    [shipped, "/docs/pos/payment"],
    [shipped, "/docs"],
    [fixture, "/docs/guide/cards/refunds/full"],
    [fixture, "/docs/1.0/guide/first"],
    [fixture, "/ar/docs/guide/first"],
  ])("%#: the menu is the same before and after React takes over", async (site, path) => {
    const menuOf = ({ page }: Opened) => page.getByRole("navigation", { name: "Docs", exact: true }).innerHTML();
    const still = await menuOf(await openPage(site, path, { javaScript: false }));
    const alive = await openPage(site, path);
    expect(await menuOf(alive)).toBe(still);
    expect(still).toContain("href=");
    expect(alive.log.problems()).toEqual([]);
  });

  test("the rest comes with the pointer on a closed category, which opens when it is there [collapsible.toggled]", async () => {
    const open = await openPage(shipped, PAGE);
    const toggle = toggleOf(open, "Ordering");
    const file = await sidebarFile(open);
    const held = open.server.hold(file);
    await toggle.hover();
    await held.arrived;
    await toggle.click();
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    held.release();
    await expanded(toggle);
    expect(await hasFocusIn(toggle)).toBe(true);
    await toggleOf(open, "Loyalty and campaigns").click();
    await expanded(toggleOf(open, "Loyalty and campaigns"));
    expect(open.server.requests.filter((path) => path === file)).toHaveLength(1);
  });

  test("or with the focus, for the keyboard [collapsible.toggled]", async () => {
    const open = await openPage(shipped, PAGE);
    const toggle = toggleOf(open, "Ordering");
    const held = open.server.hold(await sidebarFile(open));
    await toggle.focus();
    await held.arrived;
    held.release();
    await open.page.keyboard.press("Enter");
    await expanded(toggle);
    expect(await hasFocusIn(toggle)).toBe(true);
  });

  test("where it can't be had, a closed category leads to its first page", async () => {
    const open = await openPage(shipped, PAGE);
    open.server.fail(await sidebarFile(open), 404);
    await toggleOf(open, "Ordering").click();
    await open.page.waitForURL("**/docs/alacarte-open/**");
    await hydrated(open.page);
    expect(await toggleOf(open, "Ordering").getAttribute("aria-expanded")).toBe("true");
  });

  test("any navigation loads it along with the page, whose branch is then open [sidebar.active-branch]", async () => {
    const open = await openPage(shipped, PAGE);
    const file = await sidebarFile(open);
    await follow(open, "/docs/alacarte-open/introduction");
    await open.page.waitForURL("**/docs/alacarte-open/introduction");
    await expanded(toggleOf(open, "Ordering"));
    expect(open.server.requests.filter((path) => path === file)).toHaveLength(1);
  });
});
