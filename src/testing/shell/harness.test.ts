// The harness does what it says: a tool that is wrong makes every test wrong.
import { boxOf, fixture, hydrated, isOnTop, layoutShift, openPage, PHONE, shipped, stopsTo, tab } from "./harness";

const START = "/docs/start";

test("a path opens under its site's prefix, hydrated and without a problem", async () => {
  const { page, path, log } = await openPage(fixture, `${START}?a=1#a-token`);
  expect(new URL(page.url()).pathname).toBe(`/portal${START}`);
  expect(path()).toBe(`${START}?a=1#a-token`);
  expect(log.problems()).toEqual([]);
});

test("a held answer keeps its page waiting until it is released", async () => {
  const { page, server, goto } = await openPage(shipped, "/");
  const held = server.hold("/docs/bank-code");
  const order: string[] = [];
  const loading = goto("/docs/bank-code").then(() => order.push("loaded"));
  await held.arrived;
  order.push("released");
  held.release();
  await loading;
  expect(order).toEqual(["released", "loaded"]);
  expect(await page.locator("h1").count()).toBe(1);
});

test("what the last test made wrong is right again", async () => {
  const { server, log } = await openPage(shipped, "/docs/bank-code");
  expect(server.requests.filter((path) => path === "/docs/bank-code")).toHaveLength(1);
  expect(log.problems()).toEqual([]);
});

test("failures, uncaught errors, foreign requests and warnings are in the log", async () => {
  const { page, server, log, url } = await openPage(shipped, "/", { before: ['console.warn("a warning")'] });
  server.fail("/broken.png");
  server.abort("/gone.png");
  await page.evaluate(
    async ([broken, gone]) => {
      const failing = (address: string) => new Promise((done) => (new Image().src = address) && setTimeout(done, 100));
      setTimeout(() => {
        throw new Error("nobody catches this");
      });
      await Promise.all([broken, gone, "http://127.0.0.1:9/x"].map((address) => failing(address ?? "")));
    },
    [url("/broken.png"), url("/gone.png")],
  );
  expect(log.warnings).toContainEqual(expect.stringContaining("a warning"));
  expect(log.uncaught).toContain("nobody catches this");
  expect(log.errors).toContainEqual(expect.stringContaining("500"));
  expect(log.failed).toContainEqual(expect.stringContaining("gone.png"));
  expect(log.foreign).toEqual(["http://127.0.0.1:9/x"]);
});

test("a violation of a policy is in the log", async () => {
  const strict = { ...shipped, headers: { "content-security-policy": "img-src 'none'" } };
  const { page, log, url } = await openPage(strict, "/", { until: "load" });
  await page.evaluate((address) => document.body.append(Object.assign(new Image(), { src: address })), url("/x.png"));
  expect(log.violations).toContainEqual(expect.stringContaining("img-src"));
});

test.each([
  ["blocked", () => localStorage.length, "SecurityError"],
  ["throws", () => localStorage.getItem("a"), "SecurityError"],
  ["full", () => localStorage.setItem("a", "b"), "QuotaExceededError"],
] as const)("storage that is %s", async (storage, use, name) => {
  const { page } = await openPage(shipped, "/", { storage, until: "load" });
  const thrown = page.evaluate(
    `(() => { try { (${String(use)})(); return "nothing"; } catch (error) { return error.name; } })()`,
  );
  expect(await thrown).toBe(name);
});

test("the window, the time zone, the connection, motion and what is stored are as asked", async () => {
  const { page } = await openPage(shipped, "/", {
    width: PHONE,
    timezone: "Asia/Kuala_Lumpur",
    connection: { effectiveType: "2g", saveData: true },
    reducedMotion: true,
    stored: { key: "value" },
    touch: true,
  });
  expect(
    await page.evaluate(() => ({
      size: [innerWidth, innerHeight],
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      connection: { ...(navigator as unknown as { connection: object }).connection },
      reduced: matchMedia("(prefers-reduced-motion: reduce)").matches,
      stored: localStorage.getItem("key"),
      touch: navigator.maxTouchPoints > 0,
    })),
  ).toEqual({
    size: [390, 844],
    zone: "Asia/Kuala_Lumpur",
    connection: { effectiveType: "2g", saveData: true },
    reduced: true,
    stored: "value",
    touch: true,
  });
});

test("another tab of the same reader shares the storage", async () => {
  const { page, context } = await openPage(shipped, "/");
  await page.evaluate(() => localStorage.setItem("shared", "yes"));
  const other = await openPage(shipped, "/docs/bank-code", { context });
  expect(await other.page.evaluate(() => localStorage.getItem("shared"))).toBe("yes");
});

test("without JavaScript nothing of the page's runs", async () => {
  const { page, server } = await openPage(shipped, "/", { javaScript: false });
  expect(await page.locator("h1").count()).toBe(1);
  expect(server.requests.filter((path) => path.endsWith(".js"))).toEqual([]);
});

test("a shift of the layout is measured", async () => {
  const { page } = await openPage(shipped, "/docs/bank-code");
  const before = await layoutShift(page);
  await page.evaluate(() => {
    const block = document.createElement("div");
    block.style.height = "300px";
    document.body.prepend(block);
  });
  await page.waitForFunction(
    (total) =>
      (window as unknown as { __shifts: { value: number }[] }).__shifts.reduce((sum, { value }) => sum + value, 0) >
      total,
    before.total,
  );
  expect((await layoutShift(page)).total).toBeGreaterThan(before.total + 0.05);
});

test("stops of the keyboard are counted, and a target out of reach is said with the way to it", async () => {
  const { page } = await openPage(shipped, "/");
  const first = page.locator("a").first();
  expect(await stopsTo(page, first, 3)).toBe(1);
  await page.reload();
  await hydrated(page);
  await expect(stopsTo(page, page.locator("footer a").last(), 2)).rejects.toThrow(/not reached in 2 stops:\nbody > /);
  expect(await tab(page, -1)).toHaveLength(1);
});

test("what covers an element is seen", async () => {
  const { page } = await openPage(shipped, "/");
  const heading = page.locator("h1");
  expect(await isOnTop(heading)).toBe(true);
  expect((await boxOf(heading)).height).toBeGreaterThan(10);
  await page.evaluate(() => {
    const cover = document.createElement("div");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 9999";
    document.body.append(cover);
  });
  expect(await isOnTop(heading)).toBe(false);
});
