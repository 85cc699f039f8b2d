// Nothing moves while a page gets ready: with the announcement bar, without it, and when it has been dismissed.
import { fixture, layoutShift, openPage, PHONE } from "./harness";

const PAGES = ["/", "/docs/start", "/docs/long", "/docs/samples", "/docs/pictures", "/blog", "/ar/docs/start"];
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
