// The bar and the spinner of slow navigations, by a clock that the tests move.
import { PROGRESS_DELAY_MS, SPINNER_CYCLES_MS } from "../../shared/limits";
import { follow, type Opened, openPage, serverOf, shipped } from "./harness";

const SLOW = "/docs/error-codes";
const DATA = `/page-data${SLOW}/page-data.json`;

/** A page whose clock stands still, and a navigation that waits for its data. */
async function startSlow() {
  const open = await openPage(shipped, "/docs/introduction/overview");
  await open.page.clock.install();
  await open.page.clock.pauseAt(Date.now() + 60_000);
  const held = open.server.hold(DATA);
  await follow(open, SLOW);
  await held.arrived;
  return { ...open, held };
}

const bar = ({ page }: Opened) => page.locator("#nprogress .bar");
const main = ({ page }: Opened) => page.locator("#main-content");

/** Lets what has begun come to its end: frames and timers of the bar's way out. */
const settle = (open: Opened) => open.page.clock.runFor(2000);

test("no bar before 200 ms, one after, without a spinner in it [nav.progress-bar, nav.progress-no-spinner, const.progress-delay]", async () => {
  const open = await startSlow();
  await open.page.clock.runFor(PROGRESS_DELAY_MS - 1);
  expect(await bar(open).count()).toBe(0);
  await open.page.clock.runFor(1);
  expect(await bar(open).count()).toBe(1);
  expect(await open.page.locator("#nprogress .spinner").count()).toBe(0);
});

test("where the bar's library can't be loaded, a bar shows in time all the same, and ends [nav.progress-bar, nav.progress-ends]", async () => {
  (await serverOf(shipped)).fail(/\/\d+-[0-9a-f]+\.js$/, 404);
  const open = await startSlow();
  await open.page.clock.runFor(PROGRESS_DELAY_MS - 1);
  expect(await bar(open).count()).toBe(0);
  await open.page.clock.runFor(1);
  expect(await bar(open).count()).toBe(1);
  await open.page.keyboard.press("Escape");
  await settle(open);
  expect(await bar(open).count()).toBe(0);
});

test("while the bar shows, the article's place has the spinner and is busy; nothing else moves [nav.content-spinner, nav.busy, const.spinner-cycles]", async () => {
  const open = await startSlow();
  const places = () =>
    open.page.evaluate(() =>
      ["header", "footer", "main h1"].map((part) => document.querySelector(part)?.getBoundingClientRect().top),
    );
  const before = await places();
  await open.page.clock.runFor(PROGRESS_DELAY_MS);
  expect(await main(open).getAttribute("aria-busy")).toBe("true");
  expect(await open.page.locator("main h1").isVisible()).toBe(false);
  expect(await places()).toEqual(before);
  const cycles = await open.page.evaluate(() =>
    [...document.querySelectorAll("main > :first-child span")].map((turn) => getComputedStyle(turn).animationDuration),
  );
  expect(cycles).toEqual(SPINNER_CYCLES_MS.map((ms) => `${String(ms / 1000)}s`));
});

test("the bar ends when the page is there [nav.progress-ends]", async () => {
  const open = await startSlow();
  await open.page.clock.runFor(PROGRESS_DELAY_MS);
  open.held.release();
  await open.page.waitForURL(`**${SLOW}`);
  await settle(open);
  expect(await bar(open).count()).toBe(0);
  expect(await main(open).getAttribute("aria-busy")).toBeNull();
  expect(await open.page.locator("main h1").isVisible()).toBe(true);
});

test("the bar ends when the reader cancels, and the article is back [nav.progress-ends]", async () => {
  const open = await startSlow();
  await open.page.clock.runFor(PROGRESS_DELAY_MS);
  await open.page.keyboard.press("Escape");
  await settle(open);
  expect(await bar(open).count()).toBe(0);
  expect(await open.page.locator("main h1").isVisible()).toBe(true);
});

test("a page that is loaded already, and a change of the hash, never show it [nav.progress-bar]", async () => {
  const open = await openPage(shipped, SLOW);
  await follow(open, "/docs/bank-code");
  await open.page.waitForURL("**/docs/bank-code");
  await open.page.clock.install();
  await open.page.clock.pauseAt(Date.now() + 60_000);
  await open.page.evaluate(() => {
    Object.assign(window, { bars: 0 });
    new MutationObserver(() => {
      if (document.querySelector("#nprogress")) Object.assign(window, { bars: 1 });
    }).observe(document.body, { childList: true, subtree: true });
    window.history.back();
  });
  await open.page.waitForURL(`**${SLOW}`);
  await open.page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('nav[aria-label="On this page"] a')?.click(),
  );
  await settle(open);
  expect(await open.page.evaluate(() => Reflect.get(window, "bars") as unknown)).toBe(0);
});
