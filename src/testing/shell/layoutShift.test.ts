// Nothing moves while a page gets ready: with the announcement bar, without it, and when it has been dismissed.
import { eachOf, fixture, layoutShift, openPage, PHONE, serverOf, shipped } from "./harness";

const PAGES = ["/", "/docs/start", "/docs/long", "/docs/samples", "/docs/pictures", "/blog", "/ar/docs/start"];
/** Small enough that elements are seen without their text. */
const PIECE_BYTES = 400;
const FEW = ["/", "/docs/samples", "/blog/second-release"];

test.each([
  ["with the bar", PAGES, {}],
  ["with the bar dismissed", PAGES, { "announcement.dismissed": "second-release" }],
  ["in the dark", FEW, { "color-mode": "dark" }],
  ["for who prefers another version", FEW, { "docs.version": "1.0" }],
])("the layout doesn't shift, %s [layout.no-shift]", async (_name, paths, stored) => {
  const shifts: string[] = [];
  for (const path of paths) {
    for (const width of [PHONE, 1440]) {
      const { page } = await openPage(fixture, path, { width, stored });
      const { total, moved } = await layoutShift(page);
      if (total > 0) shifts.push(`${path} at ${width}: ${total.toFixed(4)} ${moved.join(", ")}`);
      await page.close();
    }
  }
  expect(shifts).toEqual([]);
});

test("nor on a slow device [layout.no-shift]", async () => {
  const shifts: string[] = [];
  for (const path of ["/", "/docs/samples"]) {
    const stored = { "announcement.dismissed": "second-release" };
    const { page } = await openPage(fixture, path, { width: PHONE, stored, slowdown: 6 });
    const { total, moved } = await layoutShift(page);
    if (total > 0) shifts.push(`${path}: ${total.toFixed(4)} ${moved.join(", ")}`);
  }
  expect(shifts).toEqual([]);
});

/** A page's HTML, which has no extension in its address. */
const HTML = /^[^.]*$/;

test.each([
  ["the fixture site", fixture, ["/", "/docs/start", "/docs/samples", "/blog", "/blog/second-release", "/search"]],
  [
    "the shipped site",
    shipped,
    [
      "/",
      "/docs/error-codes",
      "/docs/downloads/testing-wallets",
      "/docs/bank-code",
      "/docs/alacarte-open/orders/get-orders-by-store-id",
      "/blog",
      "/docs/quickstart/sdk",
      "/sitemap",
    ],
  ],
])("nor while the page itself comes in pieces, on %s [layout.no-shift]", async (_name, site, paths) => {
  const shifts: string[] = [];
  const server = await serverOf(site);
  for (const width of [PHONE, 997, 1440]) {
    await eachOf(paths, 3, async (path) => {
      server.inPieces(HTML, PIECE_BYTES);
      const { page } = await openPage(site, path, { width });
      const { total, moved } = await layoutShift(page);
      if (total > 0) shifts.push(`${path} at ${width}: ${total.toFixed(6)} ${moved.join(", ")}`);
      await page.close();
    });
  }
  expect(shifts).toEqual([]);
});
