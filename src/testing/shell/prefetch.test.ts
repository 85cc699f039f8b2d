// Pages that are loaded ahead of a click: previous and next, once their links are in view and the browser is idle.
import type { Connection } from "../browser/connection";
import { idle, openPage, shipped, type OpenOptions } from "./harness";

const PAGE = "/docs/error-codes";
const dataOf = (route: string): string => `/page-data${route}/page-data.json`;

/** A page at whose top no neighbour is in view, and the pages that its neighbours' links lead to. */
async function openMiddle(options: OpenOptions = {}) {
  const opened = await openPage(shipped, PAGE, options);
  const links = opened.page.locator('article a:is([rel~="prev"], [rel~="next"])');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const routes = paths.map((path) => path.slice(shipped.prefix.length));
  expect(routes).toHaveLength(2);
  const asked = () =>
    opened.server.requests.filter((path) => path.endsWith("/page-data.json") && path !== dataOf(PAGE));
  const show = async () => {
    await links.last().scrollIntoViewIfNeeded();
    await idle(opened.page);
  };
  return { ...opened, routes, asked, show };
}

test("of the links in view only previous and next are loaded, not before they are in view [nav.prefetch, calls.prefetch]", async () => {
  const { page, server, routes, asked, show } = await openMiddle();
  await idle(page);
  expect(asked()).toEqual([]);
  const arrivals = routes.map((route) => server.hold(dataOf(route)).arrived);
  await show();
  await Promise.all(arrivals);
  expect(asked().sort()).toEqual(routes.map(dataOf).sort());
});

test("after a navigation the new page's neighbours are watched [nav.prefetch]", async () => {
  const { page, server, show } = await openMiddle();
  await show();
  await page.locator('article a[rel~="next"]').click();
  await page.waitForURL((url) => url.pathname !== shipped.prefix + PAGE);
  const next = page.locator('article a[rel~="next"]');
  const route = (await next.evaluate((link: HTMLAnchorElement) => link.pathname)).slice(shipped.prefix.length);
  const held = server.hold(dataOf(route));
  await next.scrollIntoViewIfNeeded();
  await held.arrived;
  expect(server.requests).toContain(dataOf(route));
});

test.each<Connection>([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "on a connection with %j nothing is loaded ahead [calls.no-prefetch]",
  async (connection) => {
    const { page, asked, show } = await openMiddle({ connection });
    await show();
    await page.locator('article a[rel~="next"]').hover();
    await page.locator('article a[rel~="next"]').focus();
    await idle(page);
    expect(asked()).toEqual([]);
  },
);
