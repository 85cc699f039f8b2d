// Client-side navigation: where it lands, where focus goes, what is said, and which of two navigations wins.
import { follow, hydrated, type Opened, openPage, shipped } from "./harness";

const DATA = (path: string) => `/page-data${path}/page-data.json`;
const link = ({ page }: Opened, path: string) => page.locator(`main a[href$="${path}"]`).first();
const heading = ({ page }: Opened) => page.locator("main h1").textContent();
const scrollTop = ({ page }: Opened) => page.evaluate(() => window.scrollY);

test("a link changes the page, not the document, and lands at the top [nav.scroll-top]", async () => {
  const open = await openPage(shipped, "/docs/introduction/overview");
  await open.page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    window.scrollTo(0, 400);
  });
  await follow(open, "/docs/bank-code");
  await open.page.waitForURL("**/docs/bank-code");
  await open.page.waitForFunction(() => window.scrollY === 0);
  expect(await open.page.evaluate(() => Reflect.get(window, "sameDocument") as unknown)).toBe(true);
  expect(open.log.problems()).toEqual([]);
});

test("focus goes on from the new page, and its title is said once [nav.focus, nav.announced]", async () => {
  const open = await openPage(shipped, "/docs/introduction/overview");
  await follow(open, "/docs/bank-code");
  await open.page.waitForURL("**/docs/bank-code");
  const said = open.page.locator("#page-announcer");
  await open.page.waitForFunction(() => document.querySelector("#page-announcer")?.textContent !== "");
  expect(await said.textContent()).toBe(await heading(open));
  expect(await open.page.evaluate(() => document.activeElement?.id)).toBe("main-content");
  expect(await open.page.locator('[aria-live="assertive"]').count()).toBe(0);
});

test("a change of the hash moves no focus and says nothing [nav.announced]", async () => {
  const open = await openPage(shipped, "/docs/error-codes");
  await open.page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('nav[aria-label="On this page"] a')?.click(),
  );
  await open.page.waitForFunction(() => window.location.hash !== "");
  expect(await open.page.locator("#page-announcer").textContent()).toBe("");
});

test("a change of the query alone keeps the scroll position, focus and silence [nav.query-keeps-scroll]", async () => {
  const open = await openPage(shipped, "/docs/error-codes");
  await open.page.evaluate(() => window.scrollTo(0, 900));
  await follow(open, "/docs/error-codes?lang=java");
  await open.page.waitForFunction(() => window.location.search === "?lang=java");
  await hydrated(open.page);
  expect(await scrollTop(open)).toBe(900);
  expect(await open.page.locator("#page-announcer").textContent()).toBe("");
});

test("Back returns to the page and to where it was scrolled", async () => {
  const open = await openPage(shipped, "/docs/error-codes");
  await open.page.evaluate(() => window.scrollTo(0, 1500));
  await follow(open, "/docs/bank-code");
  await open.page.waitForURL("**/docs/bank-code");
  await open.page.waitForFunction(() => window.scrollY === 0);
  await open.page.goBack();
  await open.page.waitForFunction(() => window.scrollY > 1000);
  expect(Math.abs((await scrollTop(open)) - 1500)).toBeLessThanOrEqual(2);
});

describe("of two navigations the newest wins", () => {
  test("a fast one over a slow one that is loaded later", async () => {
    const open = await openPage(shipped, "/docs/introduction/overview");
    const slow = open.server.hold(DATA("/docs/error-codes"));
    await follow(open, "/docs/error-codes");
    await slow.arrived;
    await follow(open, "/docs/bank-code");
    await open.page.waitForURL("**/docs/bank-code");
    const title = await heading(open);
    slow.release();
    await open.page.waitForFunction(
      () =>
        performance.getEntriesByName(`${window.location.origin}/page-data/docs/error-codes/page-data.json`).length > 0,
    );
    await hydrated(open.page);
    expect(open.path()).toBe("/docs/bank-code");
    expect(await heading(open)).toBe(title);
  });

  test("Escape over a slow one", async () => {
    const open = await openPage(shipped, "/docs/introduction/overview");
    const title = await heading(open);
    const slow = open.server.hold(DATA("/docs/error-codes"));
    await follow(open, "/docs/error-codes");
    await slow.arrived;
    await open.page.keyboard.press("Escape");
    slow.release();
    await open.page.waitForFunction(
      () =>
        performance.getEntriesByName(`${window.location.origin}/page-data/docs/error-codes/page-data.json`).length > 0,
    );
    await hydrated(open.page);
    expect(await heading(open)).toBe(title);
  });

  test("Back over a slow one", async () => {
    const open = await openPage(shipped, "/docs/introduction/overview");
    await follow(open, "/docs/bank-code");
    await open.page.waitForURL("**/docs/bank-code");
    const slow = open.server.hold(DATA("/docs/error-codes"));
    await follow(open, "/docs/error-codes");
    await slow.arrived;
    await open.page.goBack();
    slow.release();
    await open.page.waitForURL("**/docs/introduction/overview");
    await hydrated(open.page);
    expect(open.path()).toBe("/docs/introduction/overview");
    expect(await open.page.locator('nav[aria-label="Docs"] [aria-current="page"]').getAttribute("href")).toContain(
      "introduction/overview",
    );
  });
});

test("a link on a page works on the first click [calls.lazy-chunks]", async () => {
  const open = await openPage(shipped, "/blog/welcome");
  expect(open.server.requests.filter((path) => path.includes("component---src-templates-doc"))).toEqual([]);
  const target = link(open, "/docs/introduction/overview");
  const path = (await target.count()) > 0 ? "/docs/introduction/overview" : "/docs/bank-code";
  await follow(open, path);
  await open.page.waitForURL(`**${path}`);
  await open.page.waitForFunction(() => document.querySelector('nav[aria-label="Docs"]') !== null);
  expect(open.server.requests.some((asked) => asked.includes("component---src-templates-doc"))).toBe(true);
});
