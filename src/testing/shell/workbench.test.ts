// The signature workbench on its two pages: with the keyboard alone, without a request or a write to storage while it is
// used, under the pages' policy, and without JavaScript.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Page } from "playwright-core";

import { axeViolations } from "../browser/axe";
import { SENTENCE_GROUPS } from "../../shared/signing/sentences/sentenceGroups";
import { KEYS, vectorOf } from "../fixtures/signing/vectors";
import { idle, openPage, PHONE, shipped, stopsTo, tab, type Opened, type OpenOptions } from "./harness";

const SIGN = "/docs/quickstart/signature-algorithm";
const VERIFY = "/docs/quickstart/verify-signature";
/** Of all that the island loads, gzipped: 15 KB. */
const MAX_SIZE = 15_000;
const VECTOR = vectorOf("request-with-body");

/** Counts every way a page has to keep something, and what its policy refuses. */
const WATCH = `
  window.writes = [];
  window.refused = [];
  const note = (object, name, kind) => {
    const own = object[name];
    object[name] = function (...rest) {
      window.writes.push([kind, name, ...rest.map(String)].join(" "));
      return own.apply(this, rest);
    };
  };
  note(Storage.prototype, "setItem", "storage");
  note(IDBFactory.prototype, "open", "indexedDB");
  note(navigator, "sendBeacon", "beacon");
  if (window.caches) note(CacheStorage.prototype, "open", "caches");
  note(history, "replaceState", "history");
  note(history, "pushState", "history");
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  Object.defineProperty(document, "cookie", {
    get: () => cookie.get.call(document),
    set: (value) => { window.writes.push("cookie"); cookie.set.call(document, value); },
  });
  addEventListener("securitypolicyviolation", (event) => window.refused.push(event.violatedDirective));
`;

interface Watched {
  writes: string[];
  refused: string[];
}

const place = (page: Page) => page.locator('[data-island="signature-workbench"]');
const field = (page: Page, name: string) => place(page).getByRole("textbox", { name, exact: true });
const codeOf = (page: Page, title: string) =>
  place(page)
    .getByRole("figure")
    .filter({ has: page.locator(`.code-title:text-is("${title}")`) })
    .locator("code");

/** Opens a page, and waits until the workbench is there. */
async function openWorkbench(path: string, options: OpenOptions = {}): Promise<Opened> {
  const open = await openPage(shipped, path, { ...options, before: [WATCH, ...(options.before ?? [])] });
  await place(open.page).scrollIntoViewIfNeeded();
  await place(open.page).getByRole("tablist").waitFor();
  await place(open.page).getByRole("tab", { name: "Verify" }).focus();
  await open.page.keyboard.press("Home");
  await idle(open.page);
  return open;
}

/** Takes the network away, and counts what is asked for all the same. */
async function cutOff({ page, context }: Opened): Promise<string[]> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await context.setOffline(true);
  await page.evaluate(() => {
    (window as unknown as Watched).writes = [];
  });
  return requests;
}

/** How far a page is scrolled is remembered for Back, whatever is on it. */
const SCROLL_POSITION = /^storage setItem @@scroll\|\S* [\d.]+$/;

async function watched(page: Page): Promise<Watched> {
  const { writes, refused } = await page.evaluate(() => {
    const seen = window as unknown as Watched;
    return { writes: seen.writes, refused: seen.refused };
  });
  return { writes: writes.filter((write) => !SCROLL_POSITION.test(write)), refused };
}

/** Puts a text into the field that has the focus, as pasting does. */
const paste = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
};

test("signs, verifies and compares with the keyboard alone, offline, without a request or a write", async () => {
  const open = await openWorkbench(SIGN);
  const { page, log } = open;
  const requests = await cutOff(open);
  const island = place(page);

  // Sign: from the tab by Tab through nonce and timestamp to the key.
  await stopsTo(page, field(page, "Private key"), 12);
  await paste(page, KEYS.application.privatePem);
  await codeOf(page, "4. Signature (base64)").waitFor();
  expect(await codeOf(page, "1. Canonical JSON").textContent()).toBe(VECTOR.canonicalJson);
  expect(await codeOf(page, "3. String to sign").textContent()).toBe(VECTOR.stringToSign);
  expect(await codeOf(page, "4. Signature (base64)").textContent()).toBe(VECTOR.signatureBase64);
  await tab(page);
  await island.getByRole("status").getByText("Signed.").waitFor();

  // A throwaway key.
  await field(page, "Private key").focus();
  await tab(page, -2);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Generate");
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (first) => document.querySelector('[data-island="signature-workbench"]')?.textContent.includes(first) === false,
    VECTOR.signatureBase64,
  );
  await codeOf(page, "5. Headers").waitFor();
  await stopsTo(page, island.getByRole("button", { name: "Verify these headers" }), 30);
  await page.keyboard.press("Enter");

  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe("Verify");
  await island
    .getByRole("status")
    .getByText(/stand under Verify now/)
    .waitFor();

  // Verify what was signed; then as a callback, which it isn't.
  const verify = island.getByRole("button", { name: "Verify", exact: true });
  await verify.focus();
  await page.keyboard.press("Enter");
  await island
    .getByRole("status")
    .getByText(/^Valid/)
    .waitFor();
  await island.getByRole("radio", { name: "A request that you send" }).focus();
  await page.keyboard.press("ArrowDown");
  await verify.focus();
  await page.keyboard.press("Enter");
  await island
    .getByRole("status")
    .getByText(/callbacks leave it out/)
    .waitFor();

  // Compare.
  await island.getByRole("radio", { name: "A callback that you receive" }).focus();
  await page.keyboard.press("ArrowUp");
  await island.getByRole("tab", { name: "Verify" }).focus();
  await page.keyboard.press("ArrowRight");
  await field(page, "Your string to sign").focus();
  await paste(page, VECTOR.stringToSign.replace("method=post", "method=POST"));
  await tab(page);
  await page.keyboard.press("Enter");
  await island
    .getByRole("status")
    .getByText(/signed in upper case/)
    .waitFor();
  expect(await island.locator("del:not(figcaption *)").allTextContents()).toEqual(["POST"]);

  await idle(page);
  expect(requests).toEqual([]);
  expect(await watched(page)).toEqual({ writes: [], refused: [] });
  expect(await open.context.cookies()).toEqual([]);
  expect(log.problems()).toEqual([]);

  // The same watch sees what a page does that keeps or sends something.
  await page.evaluate(() => {
    localStorage.setItem("planted", "x");
    document.cookie = "planted=x";
    indexedDB.open("planted");
    void fetch("/planted").catch(() => undefined);
  });
  await idle(page);
  expect((await watched(page)).writes).toEqual(["storage setItem planted x", "cookie", "indexedDB open planted"]);
  expect(requests.map((url) => new URL(url).pathname)).toEqual(["/planted"]);
});

test("a body of 900,000 characters is signed without a pause of seconds, and copied whole", async () => {
  const { page, context } = await openWorkbench(SIGN);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const items = Array.from({ length: 12_000 }, (_, id) => ({
    amount: 1250,
    id: `ORDER-${String(id)}`,
    title: "Kopi & Roti 茶",
  }));
  const json = JSON.stringify({ items }).replaceAll("&", "\\u0026");
  const start = performance.now();
  await field(page, "Body").fill(JSON.stringify({ items }));
  const figure = codeOf(page, "1. Canonical JSON").locator("xpath=ancestor::figure");
  await figure.getByText(/characters in the middle don't show/).waitFor();
  await figure.getByRole("button").click();
  await page.getByText("Code copied").waitFor({ state: "attached" });
  // With all of it on show the same takes minutes.
  expect(performance.now() - start).toBeLessThan(60_000);
  expect((await page.evaluate(() => navigator.clipboard.readText())) === json).toBe(true);
});

test("a genuine callback is verified as it stands on its page", async () => {
  const { page, log } = await openPage(shipped, VERIFY, { before: [WATCH] });
  await place(page).scrollIntoViewIfNeeded();
  const verify = place(page).getByRole("button", { name: "Verify", exact: true });
  await verify.waitFor();
  await verify.click();
  await place(page)
    .getByRole("status")
    .getByText(/^Valid/)
    .waitFor();
  const copy = codeOf(page, "String to sign").locator("xpath=ancestor::figure").getByRole("button");
  expect(await copy.count()).toBe(1);
  expect((await watched(page)).refused).toEqual([]);
  expect(log.problems()).toEqual([]);
});

test.each([
  [SIGN, PHONE, "light"],
  [SIGN, 768, "light"],
  [SIGN, 1440, "dark"],
  [VERIFY, PHONE, "dark"],
  [VERIFY, 1440, "light"],
] as const)("%s at %d, %s: every tab is accessible, and nothing sticks out", async (path, width, mode) => {
  const { page } = await openWorkbench(path, { width });
  await page.evaluate((theme) => {
    document.documentElement.dataset["theme"] = theme;
  }, mode);
  await field(page, "Private key").fill(KEYS.application.privatePem);
  await codeOf(page, "6. cURL").waitFor();
  const found: string[] = [];
  for (const name of ["Build", "Verify", "Compare"]) {
    await place(page).getByRole("tab", { name }).click();
    if (name === "Verify") {
      await field(page, "Body").fill('{"other": 1}');
      await place(page).getByRole("button", { name, exact: true }).click();
      await place(page)
        .getByRole("status")
        .getByText(/^Not valid/)
        .waitFor();
    }
    if (name === "Compare") {
      await field(page, "Your string to sign").fill("data=x&method=POST");
      await place(page).getByRole("button", { name, exact: true }).click();
      await place(page)
        .getByRole("status")
        .getByText(/^Different/)
        .waitFor();
    }
    found.push(...(await axeViolations(page)).map((violation) => `${name}: ${violation}`));
    const { right, limit } = await place(page).evaluate((element) => ({
      right: Math.max(
        ...[...element.querySelectorAll("*:not(.visually-hidden)")].map((one) => one.getBoundingClientRect().right),
      ),
      limit: element.getBoundingClientRect().right,
    }));
    if (right > limit + 1) found.push(`${name}: ${String(right)} px where ${String(limit)} px are there`);
  }
  expect(found).toEqual([]);
});

test("without JavaScript the pages show every step of an example", async () => {
  for (const [path, vector] of [
    [SIGN, vectorOf("request-with-minimal-body")],
    [VERIFY, vectorOf("callback")],
  ] as const) {
    const { page } = await openPage(shipped, path, { javaScript: false });
    const texts = await place(page).locator("pre:visible code").allTextContents();
    for (const step of [vector.canonicalJson, vector.dataBase64, vector.stringToSign, vector.signatureBase64]) {
      expect(texts).toContain(step);
    }
    expect(await place(page).locator("input, textarea, button").count()).toBe(0);
  }
});

test.each([true, false])(
  "the pages have every sentence that the workbench says; JavaScript: %p",
  async (javaScript) => {
    const sentences = SENTENCE_GROUPS.flatMap(({ texts }) => Object.entries(texts));
    for (const path of [SIGN, VERIFY]) {
      const { page } = await openPage(shipped, path, { javaScript });
      if (javaScript) {
        await place(page).scrollIntoViewIfNeeded();
        await place(page).getByRole("tablist").waitFor();
      }
      const found = await page
        .locator("[data-sentence]")
        .evaluateAll((items) => items.map((item) => [item.getAttribute("data-sentence"), item.textContent]));
      expect(found).toEqual(sentences.map(([id, text]) => [id, text.replaceAll("`", "")]));
      const first = page.locator("[data-sentence]").first();
      expect(await first.isVisible()).toBe(false);
      await page.locator("details:has([data-sentence]) > summary").first().click();
      expect(await first.isVisible()).toBe(true);
    }
  },
);

test("its code loads on its pages only, and only when it comes near the window", async () => {
  const scripts = ({ requests }: Opened["server"]) => new Set(requests.filter((path) => path.endsWith(".js")));
  const open = await openPage(shipped, SIGN, { height: 400 });
  const before = scripts(open.server);
  await place(open.page).scrollIntoViewIfNeeded();
  await place(open.page).getByRole("tab", { name: "Verify" }).click();
  await place(open.page).getByRole("button", { name: "Verify", exact: true }).waitFor();
  const own = [...scripts(open.server)].filter((path) => !before.has(path));
  expect(own).toHaveLength(1);
  const sizes = own.map((path) => gzipSync(readFileSync(join(shipped.folder, basename(path))), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SIZE);

  open.server.reset();
  const other = await openPage(shipped, "/docs/quickstart/sdk");
  const since = other.server.requests.length;
  await other.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await idle(other.page);
  expect(since).toBeGreaterThan(0);
  expect(other.server.requests.filter((path) => own.includes(path))).toEqual([]);
});
