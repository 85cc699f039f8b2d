// Client-side navigation: where it lands, where focus goes, what is said, and which of two navigations wins.
import { follow, hydrated, idle, laidOut, type Opened, openPage, scrolled, shipped } from "./harness";

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

/** Waits until the window stands at a position of a page that is there as a whole, to the pixel that browsers round by. */
const standsAt = async ({ page }: Opened, position: number) => {
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 2, position);
  await laidOut(page);
};

test("Back and Forward return to their places after the search was opened as well", async () => {
  const open = await openPage(shipped, "/docs/introduction/overview");
  await open.page.keyboard.press("/");
  await open.page.getByRole("combobox").waitFor();
  await open.page.keyboard.press("Escape");
  await open.page.waitForFunction(() => document.querySelector("dialog:modal") === null);
  await open.page.evaluate(() => window.scrollTo(0, 800));
  await standsAt(open, 800);
  await follow(open, "/docs/error-codes");
  await open.page.waitForURL("**/docs/error-codes");
  await standsAt(open, 0);
  await open.page.evaluate(() => window.scrollTo(0, 1500));
  await standsAt(open, 1500);
  for (const [step, title, position] of [
    [-1, "Integrate", 800],
    [1, "Error codes", 1500],
    [-1, "Integrate", 800],
  ] as const) {
    await open.page.evaluate((by) => history.go(by), step);
    await open.page.waitForFunction((name) => document.title.startsWith(name), title);
    await standsAt(open, position);
  }
  expect(open.log.problems()).toEqual([]);
});

test("Back from a place on the page returns to where the reader was, and Forward to the place", async () => {
  const open = await openPage(shipped, "/docs/introduction/overview");
  await open.page.evaluate(() => window.scrollTo(0, 700));
  await standsAt(open, 700);
  await open.page.locator('nav[aria-label="On this page"] a').last().click();
  await open.page.waitForFunction(() => window.location.hash !== "" && window.scrollY > 1500);
  const place = await scrolled(open.page);
  await open.page.evaluate(() => history.back());
  await open.page.waitForFunction(() => window.location.hash === "");
  await idle(open.page);
  await standsAt(open, 700);
  await open.page.evaluate(() => history.forward());
  await open.page.waitForFunction(() => window.location.hash !== "");
  await idle(open.page);
  await standsAt(open, place);
  expect(open.log.problems()).toEqual([]);
});

test("a slow Back returns to its place, and Forward to that of the page left", async () => {
  const open = await openPage(shipped, "/docs/introduction/overview");
  await open.page.evaluate(() => window.scrollTo(0, 1500));
  await standsAt(open, 1500);
  await follow(open, "/docs/bank-code");
  await open.page.waitForURL("**/docs/bank-code");
  await standsAt(open, 0);
  await open.page.evaluate(() => window.scrollTo(0, 600));
  await standsAt(open, 600);
  await open.goto("/docs/bank-code");
  await open.page.evaluate(() => window.scrollTo(0, 600));
  await standsAt(open, 600);
  const slow = open.server.hold(DATA("/docs/introduction/overview"));
  await open.page.evaluate(() => history.go(-1));
  await slow.arrived;
  await idle(open.page);
  slow.release();
  await open.page.locator('nav[aria-label="Docs"] [aria-current="page"][href$="introduction/overview"]').waitFor();
  await standsAt(open, 1500);
  await open.page.evaluate(() => history.forward());
  await open.page.locator('nav[aria-label="Docs"] [aria-current="page"][href$="bank-code"]').waitFor();
  await standsAt(open, 600);
  expect(open.log.problems()).toEqual([]);
});

/** Waits until the page has got the answer for a file of the site. */
async function arrived({ page, server }: Opened, file: string): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, server.url + file);
}

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
    await arrived(open, DATA("/docs/error-codes"));
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
    await arrived(open, DATA("/docs/error-codes"));
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
