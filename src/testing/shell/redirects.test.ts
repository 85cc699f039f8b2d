// Addresses that pages and anchors had before, on a host that knows nothing of them.
import { fixture, openPage, type Opened, scrolled } from "./harness";

/** Whether what the hash names is seen; on the long page it is far below the first window. */
const isSeen = async ({ page }: Opened, id: string): Promise<boolean> => {
  await scrolled(page);
  return page.locator(`[id="${id}"]`).evaluate((target) => {
    const { top } = target.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
};

test.each([
  ["a page", "/docs/old-long", "/docs/long", null],
  ["its query and hash", "/docs/old-long?from=mail#part-9", "/docs/long?from=mail#part-9", "part-9"],
  ["an anchor of it that went elsewhere", "/docs/old-long#fees", "/docs/headings#by-hand", "by-hand"],
  ["an anchor of it that has a new name by now", "/docs/old-long#chapter-3", "/docs/long#part-3", "part-3"],
  ["an anchor of a page that is there", "/docs/long?a=1#chapter-3", "/docs/long?a=1#part-3", "part-3"],
  ["an anchor that went to another page", "/docs/long#bridge", "/docs/headings#tips--tricks", "tips--tricks"],
  ["another letter case", "/docs/OLD-long#fees", "/docs/headings#by-hand", "by-hand"],
  ["the form with .html", "/docs/old-long.html#fees", "/docs/headings#by-hand", "by-hand"],
  // A host that redirects by itself keeps the hash, which it never sees.
  ["an old page's anchor, redirected by the host", "/docs/long#fees", "/docs/headings#by-hand", "by-hand"],
])("%s: %s leads to %s", async (_what, from, to, anchor) => {
  const open = await openPage(fixture, from, { until: "load" });
  await open.page.waitForURL(open.url(to));
  await open.page.locator("main h1").waitFor();
  if (anchor !== null) {
    await open.page.waitForFunction((id) => document.getElementById(id) !== null, anchor);
    expect(await isSeen(open, anchor)).toBe(true);
  }
  expect(open.log.problems().filter((problem) => !problem.includes("status of 404"))).toEqual([]);
});

test("an old anchor that is written into the address of an open page leads on, without loading it again", async () => {
  const open = await openPage(fixture, "/docs/long");
  await open.page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    window.location.hash = "#chapter-3";
  });
  await open.page.waitForURL(open.url("/docs/long#part-3"));
  expect(await isSeen(open, "part-3")).toBe(true);
  expect(await open.page.evaluate(() => Reflect.get(window, "sameDocument") as unknown)).toBe(true);
});

test("without JavaScript an old address leads to the page", async () => {
  const open = await openPage(fixture, "/docs/old-long", { javaScript: false });
  await open.page.waitForURL(open.url("/docs/long"));
  expect(await open.page.locator("main h1").textContent()).toBe("A long page");
});
