// A page whose client never starts: the HTML stays, one full load is tried, then the box says so.
import { hydrated, openPage, serverOf, shipped, type Opened } from "./harness";

const PATH = "/docs/error-codes";
const alert = ({ page }: Opened) => page.getByRole("alert");
const documents = (open: Opened) => open.server.requests.filter((asked) => asked === PATH).length;

const FILES: readonly (readonly [string, RegExp])[] = [
  ["the client", /\/app-[0-9a-f]+\.js$/],
  ["the framework", /\/framework-[0-9a-f]+\.js$/],
];

describe.each(FILES)("where %s", (_name, file) => {
  test.each([
    ["is missing", (open: Opened["server"]) => open.fail(file, 404)],
    ["is HTML", (open: Opened["server"]) => open.replace(file, "<!doctype html>", "text/html")],
  ])(
    "%s, the article is there with the box, after one reload [failure.one-reload, nav.load-error]",
    async (_, breakIt) => {
      breakIt(await serverOf(shipped));
      const open = await openPage(shipped, `${PATH}?a=1#top`, { until: "commit" });
      await alert(open).waitFor();
      expect(open.server.requests.filter((asked) => asked.startsWith(PATH)).length).toBe(2);
      expect(new URL(open.page.url()).search + new URL(open.page.url()).hash).toBe("?a=1#top");
      expect(await open.page.locator("main h1").isVisible()).toBe(true);
      expect(await alert(open).evaluate((box) => getComputedStyle(box).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
    },
  );
});

test.each(["blocked", "throws", "full"] as const)(
  "with storage %s there is no loop either [failure.one-reload]",
  async (storage) => {
    (await serverOf(shipped)).fail(/\/app-[0-9a-f]+\.js$/, 404);
    const open = await openPage(shipped, PATH, { until: "commit", storage });
    await alert(open).waitFor();
    expect(documents(open)).toBe(2);
  },
);

test("Retry keeps the page without a network, and starts the site when it is back [failure.retry]", async () => {
  (await serverOf(shipped)).fail(/\/app-[0-9a-f]+\.js$/, 404);
  const open = await openPage(shipped, PATH, { until: "commit" });
  await alert(open).waitFor();
  await open.context.setOffline(true);
  await open.page.getByRole("button", { name: "Retry" }).click();
  await alert(open).filter({ hasText: "The server can't be reached." }).waitFor();
  expect(await open.page.locator("main h1").isVisible()).toBe(true);
  await open.context.setOffline(false);
  open.server.reset();
  await open.page.getByRole("button", { name: "Retry" }).click();
  await hydrated(open.page);
  await alert(open).waitFor({ state: "detached" });
});
