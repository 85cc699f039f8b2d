// Code blocks in a browser: what is copied, where the buttons are, what fences say of their code.
import type { Page } from "playwright-core";

import { eachOf, fixture, openPage, PHONE, shipped, type Site } from "./harness";

async function openWithClipboard(site: Site, path: string, width?: number) {
  const opened = await openPage(site, path, width === undefined ? {} : { width });
  await opened.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return opened;
}

/** Clicks the button of a block, by its place on the page; returns what is on the clipboard then. */
async function copyOf(page: Page, index: number): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  const button = page.locator(".copy-button").nth(index);
  await button.evaluate((element: HTMLElement) => element.click());
  return page.evaluate(async () => {
    for (;;) {
      const text = await navigator.clipboard.readText();
      if (text !== "") return text;
      await new Promise(requestAnimationFrame);
    }
  });
}

test("empty lines are copied, and nothing is added at the end (C6) [code.copy]", async () => {
  const { page } = await openWithClipboard(fixture, "/docs/samples");
  const names = await page.locator(".copy-button").evaluateAll((all) => all.map((one) => one.textContent));
  const index = names.findIndex((name) => name.includes("With empty lines"));
  expect(await copyOf(page, index)).toBe("first: 1\n\n\nsecond: 2");
});

test("a block in a tab that wasn't in view copies once it is (C4) [code.copy]", async () => {
  const { page } = await openWithClipboard(fixture, "/docs/samples");
  const block = page.locator('figure[data-language="java"]').first();
  expect(await block.isVisible()).toBe(false);
  await page.getByRole("tab", { name: "Java", exact: true }).first().click();
  await block.getByRole("button", { name: /^Copy/ }).click();
  await block.getByRole("button", { name: /^Copied/ }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Client client[^]*client\.step\(19\);$/);
});

test("a block with long lines scrolls by itself and by keyboard, also in a tab (C4) [code.copy]", async () => {
  const { page } = await openPage(fixture, "/docs/samples", { width: PHONE });
  const code = page.locator("figure[data-language=bash] pre").first();
  await code.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

test("every block of pages with all kinds of code copies what it shows, or its whole program (C8) [code.copy]", async () => {
  const paths = [
    "/docs/quickstart/signature-algorithm",
    "/docs/quickstart/sdk",
    "/docs/sms/send-sms",
    "/docs/ecom-plugin/lowCodeCheckout",
    "/docs/v2/payment/deeplink-integration",
  ];
  const problems: string[] = [];
  let count = 0;
  await eachOf(paths, 1, async (path) => {
    const { page } = await openWithClipboard(shipped, path);
    const blocks = await page.locator(".copy-button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const figure = button.closest("figure");
        return {
          program: figure?.dataset["program"],
          text: figure?.querySelector("pre code")?.textContent ?? "",
        };
      }),
    );
    for (const [index, { program, text }] of blocks.entries()) {
      const copied = await copyOf(page, index);
      const expected = program === undefined ? text : await (await fetch(new URL(program, page.url()))).text();
      if (copied.length <= 1 || copied !== expected)
        problems.push(`${path}, block ${index}: ${program ?? text} gave ${copied.slice(0, 60)}`);
    }
    count += blocks.length;
  });
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(40);
});

test("buttons never cover the code's first line, on a phone (C10) [code.copy]", async () => {
  const problems: string[] = [];
  for (const [site, path] of [
    [fixture, "/docs/samples"],
    [shipped, "/docs/quickstart/signature-algorithm"],
    [shipped, "/docs/sms/send-sms"],
  ] as const) {
    const { page } = await openPage(site, path, { width: PHONE });
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll("figure.code")]
        .filter((figure) => figure.checkVisibility())
        .filter((figure) => {
          const code = figure.querySelector("pre code");
          const button = figure.querySelector(".copy-button")?.getBoundingClientRect();
          if (!code || !button) return false;
          const range = document.createRange();
          range.selectNodeContents(code);
          const line = range.getClientRects()[0];
          return line !== undefined && button.bottom > line.top + 1 && button.top < line.bottom - 1;
        })
        .map((figure) => figure.textContent.slice(0, 60)),
    );
    problems.push(...covered.map((text) => `${path}: ${text}`));
    expect(await page.locator("figure.code .copy-button").count()).toBeGreaterThan(0);
  }
  expect(problems).toEqual([]);
});

test("a fence's title, its marked lines and its wish for no button show (C11) [code.copy]", async () => {
  const { page } = await openPage(fixture, "/docs/samples");
  const marked = page.locator("figure.code", { hasText: "Marked" });
  expect(await marked.locator("figcaption").innerText()).toContain("Marked");
  const lines = await marked
    .locator("code .line")
    .evaluateAll((all) =>
      all.map(
        (line) => getComputedStyle(line).backgroundColor !== getComputedStyle(line.parentElement!).backgroundColor,
      ),
    );
  expect(lines).toEqual([false, true, false, true, true, false]);
  const plain = page.locator("figure.code", { hasText: "Nothing to copy here." });
  expect(await plain.getByRole("button").count()).toBe(0);
});
