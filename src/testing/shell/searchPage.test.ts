// The page of results in a real browser: typing, addresses, widths.
import { fixture, openPage, PHONE, shipped, type Opened } from "./harness";

const CHUNK = /\/\d+-[0-9a-f]+\.js$/;
const LONG_CODE = "PAYMENT_UNSUPPORTED_CURRENCY_TYPE";

const field = ({ page }: Opened) => page.locator("main input[name=q]");
const hasFocus = (opened: Opened) => field(opened).evaluate((element) => element === document.activeElement);
const found = ({ page }: Opened) => page.getByText(/pages? found/).filter({ visible: true });

test("typing keeps every letter and the focus, fetches nothing and shows no progress, however slow the server", async () => {
  const opened = await openPage(shipped, "/search");
  const { page, server } = opened;
  await field(opened).focus();
  await page.locator("main [placeholder=Search]").waitFor();
  server.hold(/./);
  const before = server.requests.length;
  await page.clock.install();
  for (const [word, query] of [
    ["refund", "refund"],
    [" payment", "refund+payment"],
    [" online", "refund+payment+online"],
  ] as const) {
    await page.keyboard.type(word);
    await page.clock.fastForward(300);
    await page.waitForURL(`**/search?q=${query}`);
    // Long enough for a bar, a veil, and the loss of the focus that a veil brings.
    await page.clock.fastForward(1000);
  }
  expect(await field(opened).inputValue()).toBe("refund payment online");
  expect(await hasFocus(opened)).toBe(true);
  expect(await page.locator("#nprogress, main[data-veiled]").count()).toBe(0);
  expect(server.requests.slice(before).filter((path) => path.includes("page-data"))).toEqual([]);
  expect(opened.log.problems()).toEqual([]);
});

test("Back leads to the search before, however fast the next one was typed", async () => {
  const opened = await openPage(shipped, "/search?q=payment");
  const { page } = opened;
  await found(opened).waitFor();
  await page.clock.install();
  await field(opened).fill("ref");
  await page.clock.fastForward(300);
  await page.waitForURL("**/search?q=ref");
  await field(opened).fill("refund");
  await page.clock.fastForward(300);
  await page.waitForURL("**/search?q=refund");
  await page.keyboard.press("Enter");
  await field(opened).fill("webhook");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=webhook");
  await page.goBack();
  await page.waitForURL("**/search?q=refund");
  await page.goBack();
  await page.waitForURL("**/search?q=payment");
});

test("the title names what is searched for, as the address does", async () => {
  const opened = await openPage(shipped, "/search");
  const { page } = opened;
  const titled = (start: string) => page.waitForFunction((title) => document.title.startsWith(`${title} `), start);
  const plain = await page.title();
  expect(plain).toMatch(/^Search /);
  await field(opened).fill("refund");
  await titled("refund - Search");
  await field(opened).fill("webhook");
  await page.keyboard.press("Enter");
  await titled("webhook - Search");
  expect(await page.title()).toBe(`webhook - ${plain}`);
  await page.goBack();
  await page.waitForFunction((title) => document.title === title, plain);
  await opened.goto("/search?q=token");
  await titled("token - Search");
  expect(await page.locator("head title").count()).toBe(1);
});

test("what is loaded searches without a network", async () => {
  const opened = await openPage(shipped, "/search?q=refund");
  await found(opened).waitFor();
  await opened.context.setOffline(true);
  await field(opened).fill("signature");
  await opened.page.waitForURL("**/search?q=signature");
  await found(opened).waitFor();
  expect(await opened.page.getByRole("alert").count()).toBe(0);
});

test("an area that is chosen with the keyboard keeps the focus, and the page stays where it is [nav.query-keeps-scroll]", async () => {
  const opened = await openPage(shipped, "/search?q=payment", { height: 400 });
  const area = opened.page.getByRole("group", { name: "Area" }).getByRole("button").nth(1);
  await area.focus();
  const before = await opened.page.evaluate(() => window.scrollY);
  await opened.page.keyboard.press("Enter");
  await opened.page.waitForURL(/&area=/);
  await opened.page.locator("[aria-pressed=true]:focus").waitFor();
  expect(await opened.page.evaluate(() => window.scrollY)).toBe(before);
});

test("a page behind the last is the last, and turning the page says which it is", async () => {
  const opened = await openPage(shipped, "/search?q=refund&page=40");
  await opened.page.getByText(/^Page (\d+) of \1$/).waitFor();
  expect(opened.path()).toMatch(/^\/search\?q=refund&page=\d$/);
  expect(await opened.page.getByText("Nothing found").count()).toBe(0);
  await opened.page.getByRole("link", { name: "Previous" }).click();
  await opened.page.getByText(/found, page \d of/).waitFor();
  await opened.page.locator("main [tabindex='-1']:focus").waitFor();
});

test("where the dialog's own file fails the page of results opens with what was typed, and the field has the focus", async () => {
  const opened = await openPage(shipped, "/docs/bank-code");
  const { page } = opened;
  let fail = (): void => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(
    CHUNK,
    async (route) => {
      await failing;
      await route.abort();
    },
    { times: 1 },
  );
  const asked = page.waitForRequest(CHUNK);
  await page.keyboard.press("/");
  await asked;
  await page.keyboard.type("refund");
  fail();
  await page.waitForURL("**/search?q=refund");
  await found(opened).waitFor();
  expect([await field(opened).inputValue(), await hasFocus(opened)]).toEqual(["refund", true]);
  await page.keyboard.type("s");
  expect(await field(opened).inputValue()).toBe("refunds");
});

test.each([320, PHONE])("at %d px a long code stays in the page", async (width) => {
  const opened = await openPage(shipped, `/search?q=${LONG_CODE}`, { width });
  await opened.page.locator("main mark").first().waitFor();
  expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test("results of another version of the docs are that version's", async () => {
  const opened = await openPage(fixture, "/search?q=money&version=1.0");
  await found(opened).waitFor();
  const hrefs = await opened.page.locator("main ol a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(hrefs.filter((href) => href?.startsWith("/portal/docs/1.0/")).length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => href?.startsWith("/portal/docs/") && !href.startsWith("/portal/docs/1.0/"))).toEqual(
    [],
  );
});
