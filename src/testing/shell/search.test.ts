// Search in a real browser: its files, its field, its page.
import { boxOf, fixture, layoutShift, openPage, PHONE, shipped, type OpenOptions, type Opened } from "./harness";

const PAGE = "/docs/bank-code";
const FILES = /\/search-(?:doc|index)\.json$/;
const DOCUMENTS = /\/search-doc\.json$/;

/** Names of the search files that were asked for. */
const asked = ({ server }: Opened) =>
  server.requests.filter((path) => FILES.test(path)).map((path) => path.replace(/^.*\//, ""));
const button = ({ page }: Opened) => page.getByRole("button", { name: "Search", exact: true });
const field = ({ page }: Opened) => page.locator("dialog[open] [role=combobox]");
const results = ({ page }: Opened) => page.locator("dialog[open] [role=option]");
const placeholder = (opened: Opened) => field(opened).getAttribute("placeholder");

/** A page with the dialog open, and the results of `typed` shown. */
async function searchFor(typed: string, options: OpenOptions = {}): Promise<Opened> {
  const opened = await openPage(shipped, PAGE, options);
  await opened.page.keyboard.press("Control+k");
  await field(opened).fill(typed);
  await results(opened).first().waitFor();
  return opened;
}

test("idle it is a button, and no file of it is fetched [decision.search-idle, decision.search-first-use]", async () => {
  const opened = await openPage(shipped, PAGE);
  await button(opened).waitFor();
  await opened.page.waitForLoadState("networkidle");
  expect(asked(opened)).toEqual([]);
  expect(await layoutShift(opened.page)).toMatchObject({ total: 0 });
});

test("its files are fetched once, from the pointer over it on [calls.search-documents, calls.search-index, calls.search-once, decision.search-files]", async () => {
  const opened = await openPage(shipped, PAGE);
  const fetched = opened.page.waitForResponse(DOCUMENTS);
  await button(opened).hover();
  await fetched;
  for (const typed of ["TOKEN_EXPIRED", "refund"]) {
    await opened.page.keyboard.press("/");
    await field(opened).fill(typed);
    await results(opened).first().waitFor();
    await opened.page.keyboard.press("Escape");
  }
  expect(asked(opened).sort()).toEqual(["search-doc.json", "search-index.json"]);
  expect(opened.log.problems()).toEqual([]);
});

test("the field says Loading... until the index is there, then Search, and runs what was typed [product.search-label, decision.search-idle]", async () => {
  const opened = await openPage(shipped, PAGE);
  const held = opened.server.hold(DOCUMENTS);
  await button(opened).click();
  await held.arrived;
  expect(await placeholder(opened)).toBe("Loading...");
  await opened.page.keyboard.type("signature");
  expect(await results(opened).count()).toBe(0);
  // The placeholder is not seen beside text.
  expect(await opened.page.locator("dialog[open]").getByText("Loading...").isVisible()).toBe(true);
  held.release();
  await results(opened).first().waitFor();
  expect([await placeholder(opened), await field(opened).inputValue()]).toEqual(["Search", "signature"]);
});

test("what is typed while the dialog itself is on its way is kept", async () => {
  const opened = await openPage(shipped, PAGE);
  const held = opened.server.hold(/\/\d+-[0-9a-f]+\.js$/);
  await opened.page.keyboard.press("Control+k");
  await held.arrived;
  await opened.page.keyboard.type("refund");
  held.release();
  await results(opened).first().waitFor();
  expect(await field(opened).inputValue()).toBe("refund");
});

test.each([320, PHONE, 1440])("at %d px the button says Loading... while the dialog is on its way", async (width) => {
  const opened = await openPage(shipped, PAGE, { width });
  const { page, server } = opened;
  const idle = await boxOf(button(opened));
  const held = server.hold(/\/\d+-[0-9a-f]+\.js$/);
  await button(opened).click();
  await held.arrived;
  const loading = page.getByRole("button", { name: "Loading...", exact: true });
  expect(await loading.getAttribute("aria-busy")).toBe("true");
  expect(await boxOf(loading)).toEqual(idle);
  // Seen, not only said: the label's box is that of its word.
  const { left, width: wide, height } = await boxOf(loading.getByText("Loading..."));
  expect(wide).toBeGreaterThan(50);
  expect(height).toBeGreaterThan(12);
  expect(left + wide).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  held.release();
  await field(opened).waitFor();
  expect(await page.locator("button[aria-busy=true]").count()).toBe(0);
});

test("what is pasted while the dialog is on its way is kept", async () => {
  const opened = await openPage(shipped, PAGE);
  const { page, context } = opened;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("TOKEN_EXPIRED"));
  const held = opened.server.hold(/\/\d+-[0-9a-f]+\.js$/);
  await page.keyboard.press("/");
  await held.arrived;
  await page.keyboard.press("Control+v");
  held.release();
  await results(opened).first().waitFor();
  expect(await field(opened).inputValue()).toBe("TOKEN_EXPIRED");
});

test("Escape closes and gives the focus back", async () => {
  const opened = await openPage(shipped, PAGE);
  await button(opened).focus();
  await opened.page.keyboard.press("Enter");
  await field(opened).waitFor();
  await opened.page.keyboard.press("Escape");
  await opened.page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await button(opened).evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([PHONE, 1440])(
  "at %d px Enter leads to the best result, whose words are marked until Escape",
  async (width) => {
    const opened = await searchFor("TOKEN_EXPIRED", { width });
    await opened.page.keyboard.press("Enter");
    await opened.page.waitForURL(/\/docs\/error-codes\/?#TOKEN_EXPIRED$/);
    await opened.page.locator("#TOKEN_EXPIRED").waitFor();
    const marks = () => opened.page.evaluate(() => CSS.highlights.get("search-match")?.size ?? 0);
    await opened.page.waitForFunction(() => (CSS.highlights.get("search-match")?.size ?? 0) > 0);
    await opened.page.keyboard.press("Escape");
    expect(await marks()).toBe(0);
    expect(opened.log.problems()).toEqual([]);
  },
);

test.each([404, 500])("an index that answers %d: a message, and Retry finds", async (status) => {
  const opened = await openPage(shipped, PAGE);
  opened.server.fail(DOCUMENTS, status);
  await opened.page.keyboard.press("/");
  await field(opened).fill("refund");
  await opened.page.getByRole("alert").waitFor();
  opened.server.reset();
  await opened.page.getByRole("button", { name: "Retry" }).click();
  await results(opened).first().waitFor();
});

test("a corrupt index: a message, and Retry finds", async () => {
  const opened = await openPage(shipped, PAGE);
  opened.server.replace(/\/search-index\.json$/, '{"format":1,"fields', "application/json");
  await opened.page.keyboard.press("/");
  await field(opened).fill("refund");
  await opened.page.getByRole("alert").waitFor();
  opened.server.reset();
  await opened.page.getByRole("button", { name: "Retry" }).click();
  await results(opened).first().waitFor();
});

test.each(["blocked", "throws", "full"] as const)("with storage %s it searches", async (storage) => {
  const opened = await searchFor("refund", { storage });
  await opened.page.keyboard.press("Enter");
  await opened.page.waitForURL(/\/docs\/.*refund|cancel-transaction/);
  expect(opened.log.uncaught).toEqual([]);
});

test("what is typed and what an address asks for is text, never HTML", async () => {
  const hostile = '"><img src=x onerror=alert(1)><svg/onload=alert(2)>';
  const opened = await openPage(shipped, `/search?q=${encodeURIComponent(hostile)}`);
  await opened.page.getByRole("status").filter({ hasText: /found/i }).first().waitFor();
  expect(await opened.page.locator("main img, main svg[onload]").count()).toBe(0);
  expect(await opened.page.locator("main input[name=q]").inputValue()).toBe(hostile);
});

test("the page of results has everything in its address, back and forward [decision.search-route]", async () => {
  const opened = await openPage(shipped, "/search?q=payment");
  const { page } = opened;
  const first = page.locator("main a[href*='/docs/']").first();
  await first.waitFor();
  const best = await first.getAttribute("href");
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByText(/^Page 2 of/).waitFor();
  expect(opened.path()).toBe("/search?q=payment&page=2");
  expect(await first.getAttribute("href")).not.toBe(best);
  await page.goBack();
  await page.getByText(/^Page 1 of/).waitFor();
  await page.goForward();
  await page.getByText(/^Page 2 of/).waitFor();
  await page.locator("main input[name=q]").fill("refund");
  await page.waitForURL(/\?q=refund$/);
  expect(await page.locator("main input[name=q]").evaluate((element) => element === document.activeElement)).toBe(true);
});

test("reading the index holds up the page for at most 50 ms on a slow machine", async () => {
  const opened = await openPage(shipped, PAGE, { slowdown: 4 });
  await opened.page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  const held = opened.server.hold(DOCUMENTS);
  await button(opened).click();
  await held.arrived;
  await field(opened).waitFor();
  await opened.page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
  held.release();
  await opened.page.locator("dialog[open] [placeholder=Search]").waitFor();
  expect(await opened.page.evaluate(() => (window as unknown as { long: number[] }).long)).toEqual([]);
});

test("without JavaScript a link to all pages stands in its place", async () => {
  const opened = await openPage(shipped, PAGE, { javaScript: false });
  expect(await button(opened).isVisible()).toBe(false);
  const link = opened.page.getByRole("banner").getByRole("link", { name: "All pages" });
  expect(await link.isVisible()).toBe(true);
  await opened.goto("/search");
  expect(
    await opened.page
      .getByRole("main")
      .getByRole("link", { name: /list of all pages/i })
      .isVisible(),
  ).toBe(true);
});

describe("on a site with a path prefix, several languages and other names of the files", () => {
  test("a result leads to its page, and both files are asked for once", async () => {
    const opened = await openPage(fixture, "/docs/start");
    await opened.page.keyboard.press("/");
    await field(opened).fill("samples");
    await results(opened).first().waitFor();
    await opened.page.keyboard.press("Enter");
    await opened.page.getByRole("heading", { level: 1, name: "Samples" }).waitFor();
    expect(opened.path()).toMatch(/^\/docs\/samples/);
    expect(opened.server.requests.filter((path) => path.startsWith("/zephyr-")).sort()).toEqual([
      "/zephyr-pages.json",
      "/zephyr-words.json",
    ]);
  });

  test("results are of the page's own language", async () => {
    const opened = await openPage(fixture, "/ar/docs/start");
    await opened.page.keyboard.press("/");
    await field(opened).fill("المال");
    await results(opened).first().waitFor();
    const hrefs = await results(opened).evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    expect(hrefs.filter((href) => !href.startsWith("/portal/ar/"))).toEqual([]);
  });
});
