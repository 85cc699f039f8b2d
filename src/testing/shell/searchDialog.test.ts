// The search's dialog over the page: pointer, keys, sizes.
import { boxOf, fixture, openPage, PHONE, shipped, type OpenOptions, type Opened } from "./harness";

const PAGE = "/docs/bank-code";
const dialog = ({ page }: Opened) => page.getByRole("dialog", { name: "Search" });
const field = ({ page }: Opened) => page.locator("dialog[open] [role=combobox]");
const results = ({ page }: Opened) => page.locator("dialog[open] [role=option]");

async function openDialog(path = PAGE, options: OpenOptions = {}, site = shipped): Promise<Opened> {
  const opened = await openPage(site, path, options);
  await opened.page.keyboard.press("Control+k");
  await field(opened).waitFor();
  return opened;
}
async function searchFor(typed: string, options: OpenOptions = {}): Promise<Opened> {
  const opened = await openDialog(PAGE, options);
  await field(opened).fill(typed);
  await results(opened).first().waitFor();
  return opened;
}

test("a tap beside the dialog closes it and does nothing else", async () => {
  const opened = await openDialog(PAGE, { width: 800, height: 900, touch: true });
  const { page } = opened;
  const { top, height } = await boxOf(dialog(opened));
  // A link below the finger: as wide as the page, at the height of the tap.
  const y = top + height + 100;
  await page.evaluate((at) => {
    const link = document.createElement("a");
    Object.assign(link, { href: "/docs/error-codes", textContent: "Below" });
    Object.assign(link.style, { position: "fixed", inset: `${at - 40}px 0 auto`, height: "80px" });
    document.querySelector("main")?.append(link);
    const clicked: string[] = [];
    Object.assign(window, { clicked });
    document.addEventListener("click", ({ target }) => clicked.push((target as Element).tagName), { capture: true });
  }, y);
  await page.touchscreen.tap(400, y);
  await dialog(opened).waitFor({ state: "hidden" });
  await page.waitForFunction(() => (window as unknown as { clicked: string[] }).clicked.length > 0);
  expect(await page.evaluate(() => (window as unknown as { clicked: string[] }).clicked)).toEqual(["DIALOG"]);
  expect(opened.path()).toBe(PAGE);
});

test("Escape that closes the dialog leaves the page's marks, the next one takes them", async () => {
  const opened = await searchFor("TOKEN_EXPIRED");
  const { page } = opened;
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => (CSS.highlights.get("search-match")?.size ?? 0) > 0);
  const marks = () => page.evaluate(() => CSS.highlights.get("search-match")?.size ?? 0);
  await page.keyboard.press("Control+k");
  await field(opened).waitFor();
  await page.keyboard.press("Escape");
  await dialog(opened).waitFor({ state: "hidden" });
  expect(await marks()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  expect(await marks()).toBe(0);
});

test.each(["refund", "zzzzqqqqxxxx"])(
  "another search, %s, takes the page's marks, also when it is closed",
  async (next) => {
    const opened = await searchFor("TOKEN_EXPIRED");
    const { page } = opened;
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => (CSS.highlights.get("search-match")?.size ?? 0) > 0);
    await page.keyboard.press("Control+k");
    await field(opened).fill(next);
    await page.locator("dialog[open] [role=status]").filter({ hasText: /found/ }).waitFor();
    const marks = () => page.evaluate(() => CSS.highlights.get("search-match")?.size ?? 0);
    expect(await marks()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog(opened).waitFor({ state: "hidden" });
    expect(await marks()).toBe(0);
  },
);

test("while it is open the page behind does not scroll, and is where it was afterwards", async () => {
  const opened = await openPage(shipped, "/docs/error-codes");
  const { page } = opened;
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.keyboard.press("Control+k");
  await field(opened).waitFor();
  expect(await overflow()).toBe("hidden");
  await page.mouse.move(20, 700);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Escape");
  await dialog(opened).waitFor({ state: "hidden" });
  expect([await overflow(), await page.evaluate(() => window.scrollY)]).toEqual(["visible", 500]);
});

test.each([320, PHONE, 1440])("at %d px a long code stays in the dialog", async (width) => {
  const opened = await searchFor("PAYMENT_UNSUPPORTED_CURRENCY_TYPE", { width });
  const wide = await dialog(opened).evaluate((element) =>
    [element, ...element.querySelectorAll("[role=listbox], [role=option]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((one) => one.textContent),
  );
  expect(wide).toEqual([]);
});

test("on a phone, upright or on its side, it takes the whole window", async () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    const opened = await openDialog(PAGE, { width, height });
    expect(await boxOf(dialog(opened))).toMatchObject({ top: 0, left: 0, width, height });
  }
});

test("areas that have no room fade out where more of them follow", async () => {
  const opened = await searchFor("payment", { width: 320 });
  const areas = opened.page.locator("dialog[open] [role=group][aria-label=Area]");
  const mask = () => areas.evaluate((element) => getComputedStyle(element).maskImage);
  expect(await mask()).toContain("gradient");
  await areas.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await opened.page.waitForFunction(() => {
    const line = document.querySelector("dialog[open] [role=group][aria-label=Area]");
    return line !== null && getComputedStyle(line).maskImage === "none";
  });
});

test("on the not-found page below a language's path it searches that language", async () => {
  const opened = await openDialog("/ar/docs/none", {}, fixture);
  await field(opened).fill("المال");
  await results(opened).first().waitFor();
  const hrefs = await results(opened).evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(hrefs.filter((href) => !href.startsWith("/portal/ar/"))).toEqual([]);
});
