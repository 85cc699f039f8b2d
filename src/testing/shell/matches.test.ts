// What a search marks on the page that it led to.
import { openPage, shipped } from "./harness";

test("after a whole code only the code is marked, though the page breaks it into parts", async () => {
  const { page } = await openPage(shipped, "/docs/bank-code");
  await page.keyboard.press("Control+k");
  await page.locator("dialog[open] [role=combobox]").fill("ORDER_NOT_EXIST");
  await page.locator("dialog[open] [role=option]").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/docs\/error-codes\/?#ORDER_NOT_EXIST$/);
  await page.waitForFunction(() => (CSS.highlights.get("search-match")?.size ?? 0) > 0);
  const marked = await page.evaluate(() => Array.from(CSS.highlights.get("search-match") ?? [], String));
  expect(new Set(marked)).toEqual(new Set(["ORDER_NOT_EXIST"]));
});
