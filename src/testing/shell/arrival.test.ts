// A page that a link leads to shows its first window at once and lays out the rest after it.
import { eachOf, fixture, follow, laidOut, openPage, PHONE, shipped } from "./harness";

/** Keeps what each page says when it is put into the document. */
const WATCH = `
  window.arrivals = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) {
          const content = node.matches(".content") ? node : node.querySelector(".content");
          if (content !== null) window.arrivals.push(content.hasAttribute("data-arriving"));
        }
  }).observe(document, { childList: true, subtree: true });
`;

test.each([
  ["the top of a page arrives in two parts", "/docs/error-codes", [true]],
  ["a place on a page needs all that is above it", "/docs/error-codes#api-errors", [false]],
])("%s", async (_name, to, expected) => {
  const open = await openPage(shipped, "/docs/bank-code", { before: [WATCH] });
  const arrivals = () => open.page.evaluate(() => Reflect.get(window, "arrivals") as boolean[]);
  const before = (await arrivals()).length;
  expect((await arrivals()).includes(true)).toBe(false);
  await follow(open, to);
  await open.page.waitForURL(`**${to}`);
  await laidOut(open.page);
  expect((await arrivals()).slice(before)).toEqual(expected);
  expect(await open.page.locator("[data-laid-out]").count()).toBe(0);
  expect(open.log.problems()).toEqual([]);
});

test("Back leads to where the reader was, on a page that is there as a whole", async () => {
  const open = await openPage(shipped, "/docs/error-codes", { before: [WATCH] });
  await follow(open, "/docs/bank-code");
  await open.page.waitForURL("**/docs/bank-code");
  await laidOut(open.page);
  await open.page.goBack();
  await open.page.waitForURL("**/docs/error-codes");
  await open.page.getByRole("heading", { level: 1, name: "Error codes" }).waitFor();
  expect(await open.page.evaluate(() => (Reflect.get(window, "arrivals") as boolean[]).at(-1))).toBe(false);
});

/** Long in every window. */
const LONGEST = "/docs/error-codes";

const PAGES = [
  [shipped, "/docs/v2/payment/quick-pay"],
  [shipped, "/docs/alacarte-open/inventory/create-item"],
  [shipped, "/docs/quickstart/signature-algorithm"],
  [shipped, LONGEST],
  [shipped, "/docs/v2/payment/query-transaction"],
  [shipped, "/docs/quickstart/sdk"],
  [fixture, "/docs/samples"],
] as const;

test("what shows in the first window stays where it is when the rest is laid out", async () => {
  const moved: string[] = [];
  for (const width of [PHONE, 996, 1440]) {
    await eachOf(PAGES, 2, async ([site, path]) => {
      const { page } = await openPage(site, path, { width });
      const changes = await page.evaluate(async () => {
        const root = document.querySelector(".content")!;
        const seen = [...root.querySelectorAll("*")].filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return element.checkVisibility() && height > 0 && bottom > 0 && top < window.innerHeight;
        });
        const places = () =>
          seen.map((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return [left, top, right, Math.min(bottom, window.innerHeight)].map(Math.round).join();
          });
        const whole = places();
        root.setAttribute("data-arriving", "");
        // After the frame, which decides what is near the window.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const arriving = places();
        const late = [...root.querySelectorAll("*")].filter(
          (element) => !element.checkVisibility({ contentVisibilityAuto: true }) && element.checkVisibility(),
        ).length;
        return {
          late,
          moved: seen.flatMap((element, index) =>
            whole[index] === arriving[index]
              ? []
              : [`${element.tagName}.${element.className}: ${arriving[index] ?? ""} -> ${whole[index] ?? ""}`],
          ),
        };
      });
      if (path === LONGEST && changes.late === 0) moved.push(`${path} at ${width}: nothing is left for later`);
      if (changes.moved.length > 0) moved.push(`${path} at ${width}: ${changes.moved.slice(0, 3).join("; ")}`);
      await page.close();
    });
  }
  expect(moved).toEqual([]);
});
